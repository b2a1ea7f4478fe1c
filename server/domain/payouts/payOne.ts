import type { Market } from '@tally/contract/market/codes';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { requestApproval } from '../approvals/requestApproval';
import type { RequestedAct } from '../approvals/requestApproval';
import { letLeave } from '../approvals/letLeave';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { lockBalances } from '../ledger/ledger';
import { appendAudit } from '../audit/appendAudit';
import { resolveIn } from '../withdrawals/resolveWithdrawal';

/** A pending withdrawal, with what keeps an operator from paying it. */
export interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
  readonly frozen: boolean;
  readonly invalid: boolean;
  readonly askedBack: boolean;
  readonly sent: boolean;
}

/** The pending withdrawals; what else limits them follows with `and`. */
export const pendingOnes = `select w.id, w.user_id as "userId", u.market, w.amount, u.frozen_at is not null as frozen,
  ${goesToInvalid} as invalid, ${clawbackWaits} as "askedBack", w.export_id is not null as sent
from withdrawals w join users u on u.id = w.user_id
where ${pending('w')}`;

const pendingWithId = statement({ id: 'bigint' }, `${pendingOnes} and w.id = :id`);

/** A withdrawal that is pending. */
export const pendingOne = async (sql: Sql, id: number): Promise<Pending | undefined> =>
  (await sql.query<Pending>(...pendingWithId({ id })))[0];

/** Why a withdrawal can't be paid or refused by an operator; undefined: it can. */
export function payRefusal(pending: Pending | undefined, action: 'pay' | 'refuse'): string | undefined {
  if (!pending) return payoutInfos.resolved;
  if (pending.sent) return payoutInfos.inBatch;
  if (action === 'pay' && pending.frozen) return payoutInfos.frozen;
  if (action === 'pay' && pending.askedBack) return payoutInfos.clawbackWaits;
  return action === 'pay' && pending.invalid ? payoutInfos.invalidAccount : undefined;
}

/** Whether a withdrawal can still be paid by an operator, whatever they know of it. */
export const canBePaid = async (sql: Sql, id: number): Promise<boolean> =>
  payRefusal(await pendingOne(sql, id), 'pay') === undefined;

const paymentOf = ({
  id,
  market,
  userId,
  amount,
}: Pick<Pending, 'id' | 'market' | 'userId' | 'amount'>): RequestedAct => ({
  act: 'pay',
  market,
  subjectId: id,
  userId,
  amount,
  reason: '',
});

/** The outcome of a payment that one operator makes or asks for; undefined: it may not be paid any more. */
export type Payment =
  | { readonly ended: 'paid'; readonly amount: number }
  | { readonly ended: 'requested'; info: string };

/**
 * Pays a withdrawal, or asks a second operator for it where one may not pay it alone (OPS-35).
 *
 * @param detail of the payment, for the audit log
 * @param request asks a second operator; by default for this payment alone
 */
export const payOne = (
  db: Db,
  one: Pick<Pending, 'id' | 'userId' | 'market' | 'amount'>,
  by: Actor,
  { detail, request }: { readonly detail: string; readonly request?: () => Promise<string> },
): Promise<Payment | undefined> =>
  db.tx((tx) => {
    const act = actIn(tx, by);
    const release = { door: 'pay', market: one.market, subjectId: one.id, payments: [one.amount] } as const;
    return letLeave<Payment | undefined, Payment>(act, release, {
      leave: async () => {
        await lockBalances(tx, one.userId);
        const amount = await resolveIn(tx, one, { paid: true, now: by.now });
        if (amount === undefined) return undefined;
        if (amount !== one.amount) throw new Error(`Withdrawal ${one.id} has another amount than it had.`);
        await appendAudit(act, 'pay', detail, [one.userId]);
        return { ended: 'paid', amount };
      },
      request: async () => ({
        ended: 'requested',
        info: await (request?.() ?? requestApproval(act, paymentOf(one)).then(({ info }) => info)),
      }),
    });
  });
