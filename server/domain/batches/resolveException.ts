import { approvalInfos } from '@tally/contract/operator/approvals';
import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import type { PayoutExceptionKind } from '@tally/contract/operator/exceptions';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Act, Actor } from '../act';
import { requestApproval } from '../approvals/requestApproval';
import type { CarryOut } from '../approvals/carryOut';
import { letLeave, lockAlone } from '../approvals/letLeave';
import { lockBalances } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { atStake, isCausedBy, isReturnable } from './payoutExceptions';
import { returnIn } from './payoutReturn';

const ownerOf = statement(
  { id: 'bigint' },
  `
select w.user_id as "userId", x.market
from payout_exceptions x join withdrawals w on w.id = x.withdrawal_id
where x.id = :id`,
);

/** An open exception, with its withdrawal. */
interface OpenException {
  readonly id: number;
  readonly withdrawal: number;
  readonly userId: number;
  readonly market: Market;
  readonly kind: PayoutExceptionKind;
  readonly said: string;
  /** In minor units: of a payment that can be booked back what has not come back yet. */
  readonly amount: number;
  readonly canReturn: boolean;
}

const openOne = statement(
  { id: 'bigint' },
  `
select x.id, x.withdrawal_id as withdrawal, w.user_id as "userId", x.market, x.kind, x.reason as said,
  ${atStake} as amount, ${isReturnable} as "canReturn"
from payout_exceptions x join withdrawals w on w.id = x.withdrawal_id
where x.id = :id and x.closed_at is null
for update of x`,
);

const closing = statement(
  { id: 'bigint', now: 'bigint', operator: 'text', reason: 'text' },
  `
update payout_exceptions set closed_at = :now, closed_by = :operator, close_reason = :reason
where id = :id`,
);

const causedBy = statement(
  { id: 'bigint', operator: 'text' },
  `select 1 from payout_exceptions x where x.id = :id and ${isCausedBy(':operator')}`,
);

const isCauser = async (tx: Sql, id: number, operator: string): Promise<boolean> =>
  (await tx.query(...causedBy({ id, operator }))).length > 0;

/** How an exception is closed: by booking its payment back to cash, or without changing anything else. */
type Closing = 'return' | 'close';

/** Closes an exception in a transaction that has locked its owner's balances; `return` books its payment back. */
async function closeIn(
  act: Act,
  { id, withdrawal, userId, market, kind, said, amount }: OpenException,
  action: Closing,
  reason: string,
): Promise<Outcome> {
  const { tx, operator, now } = act;
  if (action === 'return') {
    const booked = await returnIn(tx, { id: withdrawal, userId, market }, { reason: said, now });
    if (booked !== amount) throw new Error(`Of withdrawal ${withdrawal} another amount came back than was left.`);
    const money = `${toWire(amount, market)} ${currencies[market]}`;
    await appendAudit(act, 'return', `withdrawal ${withdrawal}, ${money} back to cash: ${reason}`, [userId]);
  } else await appendAudit(act, 'close', `withdrawal ${withdrawal}, ${kind}: ${reason}`, [userId]);
  await tx.query(...closing({ id, now, operator, reason }));
  return accepted;
}

/**
 * Closes an exception with a reason (OPS-22), or by booking back to cash a payment that did not arrive, or what is left
 * of it (OPS-25). An operator who caused the exception asks a second one (OPS-30), and so does one who may not let that
 * much leave alone (OPS-35).
 */
export async function resolveException(
  db: Db,
  { id, action, reason = '' }: { id: number; action: Closing; reason?: string | undefined },
  by: Actor,
): Promise<Outcome> {
  const { operator } = by;
  if (reason === '') return refused(payoutInfos.needReason);
  return db.tx(async (tx) => {
    const act = actIn(tx, by);
    const [owner] = await tx.query<{ userId: number; market: Market }>(...ownerOf({ id }));
    if (!owner) return refused(payoutInfos.unknownException);
    const { userId, market } = owner;
    await lockAlone(tx, market, operator);
    await lockBalances(tx, userId);
    const [open] = await tx.query<OpenException>(...openOne({ id }));
    if (!open) return refused(payoutInfos.closed);
    if (action === 'return' && !open.canReturn) return refused(payoutInfos.notPaid);
    const { amount } = open;
    const request = () => requestApproval(act, { act: action, market, subjectId: id, userId, amount, reason });
    const close = () => closeIn(act, open, action, reason);
    if (await isCauser(tx, id, operator)) return request();
    if (action === 'close') return close();
    const release = { door: 'return', market, subjectId: id, payments: [amount] } as const;
    return letLeave(act, release, { leave: close, request });
  });
}

/**
 * Closes an exception with a second operator's approval, if the amount is still the approved one. Runs in a transaction
 * that has locked the owner's balances.
 */
export const resolveApproved =
  (action: Closing): CarryOut =>
  async (act, { subjectId, amount, reason }) => {
    const { tx } = act;
    const [open] = await tx.query<OpenException>(...openOne({ id: subjectId }));
    if (!open) return refused(payoutInfos.closed);
    if (action === 'return' && !open.canReturn) return refused(payoutInfos.notPaid);
    if (action === 'return' && open.amount !== amount) return refused(approvalInfos.changed);
    return closeIn(act, open, action, reason);
  };
