/**
 * Condition in SQL: what a request `a` asks for was done, or ended otherwise, without it, so that nobody has to decide
 * about it any more (OPS-35). It lapses in its time.
 */
export const isOvertaken = `(
  (a.act = 'pay' and exists (select 1 from withdrawals w where w.id = a.subject_id and w.status <> 1))
  or (a.act in ('return', 'close') and exists (
    select 1 from payout_exceptions x where x.id = a.subject_id and x.closed_at is not null
  ))
  or (a.act in ('void', 'signoff') and exists (
    select 1 from payout_exports e where e.id = a.subject_id and (e.voided_at is not null or e.signed_at is not null)
  ))
)`;
