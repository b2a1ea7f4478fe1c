/**
 * Version 18: a transaction of an ad network is spent for ever (TASK-30), also when its confirmation has expired or the
 * person was deleted. Kept as the beginning of a hash (`domain/confirmations/adTransaction.ts`) that leads to nobody.
 */
export const spentTransactions = `
create table spent_transactions (
  mark text primary key check (length(mark) = 22)
);
insert into spent_transactions
  select left(translate(encode(sha256(convert_to(source || '/' || trans_id, 'UTF8')), 'base64'), '+/', '-_'), 22) from ad_confirmations on conflict do nothing;
`;
