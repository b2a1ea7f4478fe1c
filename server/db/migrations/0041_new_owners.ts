/**
 * Version 41: a number with a new owner. The account of its first owner is given up, which says nothing of the number,
 * and the newcomer's claim waits for two operators, or is confirmed by the phone app's backend.
 */
export const newOwners = `
-- When the account was given up because its number has a new owner (ACCOUNT-20); it is invalid, and its number free.
alter table ewallets add column given_up_at bigint;

-- Whose account a number is, in its market. Tables that lie in parts by person have it as a table already.
do $$
begin
  if to_regclass('wallet_owners') is null then
    create view wallet_owners as
      select case when type in ('DANA', 'OVO', 'GoPay') then 'id' when type in ('GCash', 'GrabPay') then 'ph' else 'br' end
          as wallet_group,
        plain_no, user_id
      from ewallets
      where not shared;
  end if;
end
$$;

-- What people say of a number that is another person's account (domain/withdrawals/numberClaims.ts).
create table number_claims (
  user_id bigint primary key references users (id),
  at bigint not null,
  type text not null check (length(type) <= 20),
  no text not null check (length(no) between 1 and 77),
  plain_no text not null check (length(plain_no) between 1 and 77),
  key_kind text not null check (key_kind in ('PHONE', 'CPF', 'MAIL')),
  name text not null check (length(name) <= 120),
  mobile text not null check (length(mobile) <= 80),
  -- The keyed hash of the number.
  mark text not null check (length(mark) between 1 and 60)
);

-- Numbers that the phone app's backend has confirmed to be a person's, by their keyed hash.
create table confirmed_numbers (
  mark text not null check (length(mark) between 1 and 60),
  user_id bigint not null references users (id),
  at bigint not null,
  primary key (mark, user_id)
);
create index confirmed_numbers_user on confirmed_numbers (user_id);

-- A number is no amount.
alter table approvals drop constraint if exists approvals_amount_check;
alter table approvals add constraint approvals_amount_check check (amount > 0 or (amount = 0 and act = 'number'));
`;
