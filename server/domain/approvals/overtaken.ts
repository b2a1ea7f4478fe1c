import { resolved } from '../../db/states';
/**
 * Condition in SQL: what a request `a` asks for was done, or ended otherwise, without it, so that nobody has to decide
 * about it any more (OPS-35). It lapses in its time.
 */
export const isOvertaken = `(
  (a.act = 'pay' and coalesce((select ${resolved('w')} from withdrawals w where w.id = a.subject_id), false))
  or (a.act in ('return', 'close') and coalesce(
    (select x.closed_at is not null from payout_exceptions x where x.id = a.subject_id), false
  ))
  or (a.act in ('void', 'signoff') and coalesce(
    (select coalesce(e.voided_at, e.signed_at) is not null from payout_exports e where e.id = a.subject_id), false
  ))
)`;
