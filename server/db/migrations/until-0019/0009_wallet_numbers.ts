/**
 * Version 9: a wallet number is the same number in all wallet types and spellings, and is remembered as a keyed hash
 * (`domain/people/walletNumberHash.ts`) for a while after its owner was deleted.
 */
export const walletNumbers = `
-- Two people who had one number under two types before this version both keep it: money may be on its way there.
alter table ewallets add column shared boolean not null default false;
update ewallets set shared = true from (
  select user_id, row_number() over (partition by (case when type in ('DANA', 'OVO', 'GoPay') then 'id' when type in ('GCash', 'GrabPay') then 'ph' else 'br' end), plain_no order by at, user_id) as nth from ewallets
) numbered where numbered.user_id = ewallets.user_id and numbered.nth > 1;
alter table ewallets drop constraint ewallets_type_plain_no_key;
create unique index ewallets_number on ewallets ((case when type in ('DANA', 'OVO', 'GoPay') then 'id' when type in ('GCash', 'GrabPay') then 'ph' else 'br' end), plain_no) where not shared;

-- Numbers that money was asked for to. forget_at is set when their owner is deleted.
create table wallet_numbers (
  mark text primary key check (length(mark) between 1 and 60),
  user_id bigint references users (id),
  -- The market's day (yyyymmdd) of the last withdrawal to it that did not fail; 0: none.
  withdrawn_day integer not null,
  -- When a payout to it made a member count.
  counted_at bigint,
  forget_at bigint
);
create index wallet_numbers_user on wallet_numbers (user_id) where user_id is not null;
create index wallet_numbers_forget on wallet_numbers (forget_at) where forget_at is not null;

-- Phones on which a member counted, by phoneMark.
create table counted_phones (
  mark text primary key check (length(mark) between 1 and 60),
  user_id bigint references users (id),
  forget_at bigint
);
create index counted_phones_user on counted_phones (user_id) where user_id is not null;
create index counted_phones_forget on counted_phones (forget_at) where forget_at is not null;

-- The number of a withdrawal, until it is settled and its owner is gone.
alter table withdrawals add column number_mark text check (length(number_mark) <= 60);

-- Secrets that this server made for itself, where the configuration names none.
create table secrets (
  name text primary key check (length(name) <= 40),
  value text not null check (length(value) between 32 and 200)
);
`;
