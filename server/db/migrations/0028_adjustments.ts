/**
 * Version 28: operators' adjustments, and what is missing of one that took money back. A request names the withdrawals
 * that it is about, and is listed also after it lapsed.
 */
export const adjustments = `
-- What the person still owes of adjustments; the next earnings pay it. In minor units.
alter table balances add column debt bigint not null default 0 check (debt between 0 and 90071992547409);

-- Money that is taken back goes from cash to rewards. Not valid: it allows more than the check before it did, so what is
-- there needs no look.
alter table transfers drop constraint transfers_accounts;
alter table transfers add constraint transfers_accounts check (
  (currency = 'COIN' and source in ('coin', 'rewards', 'exchange') and target in ('coin', 'exchange', 'expired'))
  or (currency = 'GIFT' and source in ('gift', 'rewards') and target in ('gift', 'expired'))
  or (currency in ('IDR', 'PHP', 'BRL') and source in ('cash', 'held', 'rewards', 'exchange') and target in ('cash', 'held', 'paid', 'lapsed'))
  or (currency in ('IDR', 'PHP', 'BRL') and kind = 'refund' and source = 'paid' and target = 'cash')
  or (currency in ('IDR', 'PHP', 'BRL') and kind = 'clawback' and source = 'cash' and target = 'rewards')
) not valid;
create index approvals_clawbacks on approvals (user_id) where act = 'clawback' and decision = 'approved';

-- Of an export: what its file is to hold.
alter table approvals add column withdrawals bigint[] not null default '{}';
create index approvals_listed on approvals (until, id) where decision is null or decision = 'lapsed';
`;
