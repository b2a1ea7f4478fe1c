import { approvalInfos } from '@tally/contract/operator/approvals';
import type { AdjustmentKind } from '@tally/contract/operator/approvals';
import type { Outcome } from '@tally/contract/api/schemas';
import { largestAmount } from '@tally/contract/limits/amounts';
import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Db, Sql } from '../../db/db';
import { alive, deleted } from '../../db/states';
import { lockBalances, post } from '../ledger/ledger';
import { fromWire, toWire } from '../ledger/money';
import { markMoneyCame } from '../ledger/markMoneyCame';
import { addLeftDebt } from '../people/leftDebts';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { requestApproval, describeAct } from './requestApproval';
import type { CarryOut } from './carryOut';

/** An adjustment of a person's money that an operator asks for. */
export interface Adjustment {
  readonly userId: number;
  readonly kind: AdjustmentKind;
  readonly market: Market;
  /** Decimal, in the market's currency. */
  readonly amount: number;
  readonly reason: string;
}

/** Whether a person was deleted. What is taken back then becomes a debt of the person who comes back (OPS-36). */
const isDeleted = async (sql: Sql, userId: number, market: Market): Promise<boolean> =>
  (await sql.query(`select 1 from users where id = $1 and market = $2 and ${deleted()}`, [userId, market])).length > 0;

const isPersonOf = async (sql: Sql, userId: number, market: Market): Promise<boolean> =>
  (await sql.query(`select 1 from users where id = $1 and market = $2 and ${alive()}`, [userId, market])).length > 0;

/** Asks for an adjustment with a reason (OPS-36); a second operator always has to approve it. */
export async function requestAdjustment(
  db: Db,
  { userId, kind, market, amount, reason }: Adjustment,
  operator: string,
  now: number,
): Promise<Outcome> {
  const minor = fromWire(amount, market) ?? 0;
  if (reason === '') return refused(payoutInfos.needReason);
  if (minor === 0 || amount > largestAmount[market]) return refused(approvalInfos.badAmount);
  return db.tx(async (tx) => {
    if (!(await isPersonOf(tx, userId, market))) return refused(payoutInfos.unknown);
    // Serializes it with withdrawals and payments: from now on the amount does not leave.
    if (kind === 'clawback') await lockBalances(tx, userId);
    return requestApproval(tx, { act: kind, market, subjectId: userId, userId, amount: minor, reason }, operator, now);
  });
}

/** Gives a person money that a second operator approved, in a transaction that has locked their balances. */
export const goodwillApproved: CarryOut = async (tx, asked, operator, now) => {
  const { id, subjectId: userId, market, amount } = asked;
  if (!(await isPersonOf(tx, userId, market))) return refused(payoutInfos.unknown);
  const currency = currencies[market];
  const ref = `adjustment/${id}`;
  await post(tx, userId, now, [{ kind: 'goodwill', currency, source: 'rewards', target: 'cash', amount, ref }]);
  await markMoneyCame(tx, userId, now);
  await appendAudit(tx, operator, 'goodwill', `${describeAct(asked)}, approved`, now, [userId]);
  return accepted;
};

/**
 * Takes money back that a second operator approved, in a transaction that has locked the person's balances. No balance
 * goes below zero: what is missing becomes a debt, which the next earnings pay (`settle`). The whole amount is one when
 * the person was deleted meanwhile (`leaveDebt`).
 */
export const clawbackApproved: CarryOut = async (tx, asked, operator, now) => {
  const { id, subjectId: userId, market, amount } = asked;
  const currency = currencies[market];
  const ref = `adjustment/${id}`;
  if (await isDeleted(tx, userId, market)) {
    await addLeftDebt(tx, userId, amount);
    await appendAudit(tx, operator, 'clawback', `${describeAct(asked)}, approved: deleted, stays as a debt`, now, [
      userId,
    ]);
    return accepted;
  }
  if (!(await isPersonOf(tx, userId, market))) return refused(payoutInfos.unknown);
  const { cash } = await lockBalances(tx, userId);
  const taken = Math.min(cash, amount);
  if (taken > 0)
    await post(tx, userId, now, [
      { kind: 'clawback', currency, source: 'cash', target: 'rewards', amount: taken, ref },
    ]);
  const missing = amount - taken;
  await tx.query('update balances set debt = debt + $2 where user_id = $1', [userId, missing]);
  const debt = missing > 0 ? `: ${toWire(missing, market)} ${currency} stay as a debt` : '';
  await appendAudit(tx, operator, 'clawback', `${describeAct(asked)}, approved${debt}`, now, [userId]);
  return accepted;
};
