/**
 * SQL of the whole ledger, of which archived months are carried forward (OPS-80): for sums and counts, not for moments.
 * `count` is the number of transfers of a line. Not a view, so that the table of the ledger can be replaced by its owner.
 */
export const ledgerLines = `(
  select user_id, kind, ref, currency, source, target, 1::bigint as count, amount from transfers
  union all
  select user_id, kind, ref, currency, source, target, count, amount from carried_forward
)`;
