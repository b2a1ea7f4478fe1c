/**
 * Version 32: operators find people by what is shown of an account: its mask, or the last four digits. Both are
 * computed from the stored number in an index, so that nothing of it is kept that does not go with the account.
 */
export const maskedAccounts = `
-- maskAccount of contract/text/maskAccount.ts, with the same answers (domain/operators/personCard.test.ts).
create or replace function account_mask(no text) returns text language sql immutable as $$
  select case
    when no like '%@%' then translate(left(no, 1), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') || '••••@••••'
      || translate(coalesce(substring(no from '[.][^.]*$'), ''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    when length(translate(no, ' ().+/-', '')) < 8 then '••••'
    else left(translate(no, ' ().+/-', ''), 2) || '••••' || right(translate(no, ' ().+/-', ''), 2) end
$$;
create index ewallets_mask on ewallets (type, account_mask(no), user_id desc);
create index ewallets_end on ewallets (type, right(no, 4), user_id desc);
`;
