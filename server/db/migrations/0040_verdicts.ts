/**
 * Version 40: what operators decided stays with what it is about. A wallet number that was declared invalid is known by
 * its keyed hash under every name and account; a freeze and a debt know a person by all numbers and phones that they
 * used.
 */
export const verdicts = `
-- Numbers that were declared invalid (domain/withdrawals/invalidNumbers.ts).
create table invalid_numbers (
  mark text primary key check (length(mark) between 1 and 60),
  -- By whose account it was declared, so that it can be taken back after their deletion too.
  user_id bigint not null references users (id),
  at bigint not null
);
create index invalid_numbers_user on invalid_numbers (user_id);
create index ewallets_invalid on ewallets (user_id) where status = 4;

-- By what a person can be known: hashes of each phone and wallet number that they used (domain/people/usedMarks.ts).
create table used_marks (
  mark text not null check (length(mark) between 1 and 60),
  user_id bigint not null references users (id),
  primary key (mark, user_id)
);
create index used_marks_user on used_marks (user_id);
insert into used_marks (mark, user_id)
  select distinct w.number_mark, w.user_id
  from withdrawals w join users u on u.id = w.user_id
  where w.number_mark is not null and u.status = 1;

-- What deleted people owe, by the same hashes (domain/people/leftDebts.ts). In minor units.
create table left_debts (
  mark text not null check (length(mark) between 1 and 60),
  user_id bigint not null references users (id),
  market text not null check (market in ('id', 'ph', 'br')),
  -- 0 once another account of the same person has taken it over.
  amount bigint not null check (amount between 0 and 90071992547409),
  forget_at bigint not null,
  primary key (mark, user_id)
);
create index left_debts_user on left_debts (user_id);
create index left_debts_forget on left_debts (forget_at);
-- What came of an earlier account's debt, and what outlived this account.
alter table balances add column debt_brought bigint not null default 0 check (debt_brought between 0 and 90071992547409);
alter table balances add column debt_left bigint not null default 0 check (debt_left between 0 and 90071992547409);

-- While a second operator has not decided about a clawback, its amount does not leave.
create index approvals_clawback_waits on approvals (user_id) where act = 'clawback' and decision is null;
`;
