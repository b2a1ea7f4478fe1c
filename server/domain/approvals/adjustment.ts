import { approvalInfos } from '@tally/contract/operator/approvals';
import type { AdjustmentKind } from '@tally/contract/operator/approvals';
import type { Outcome } from '@tally/contract/api/schemas';
import { largestAmount } from '@tally/contract/limits/withdrawAmounts';
import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, deleted } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
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

const deletedPerson = statement(
  { person: 'bigint', market: 'text' },
  `select 1 from users where id = :person and market = :market and ${deleted()}`,
);

/** Whether a person was deleted. What is taken back then becomes a debt of the person who comes back (OPS-36). */
const isDeleted = async (sql: Sql, userId: number, market: Market): Promise<boolean> =>
  (await sql.query(...deletedPerson({ person: userId, market }))).length > 0;

const livingPerson = statement(
  { person: 'bigint', market: 'text' },
  `select 1 from users where id = :person and market = :market and ${alive()}`,
);

const isPersonOf = async (sql: Sql, userId: number, market: Market): Promise<boolean> =>
  (await sql.query(...livingPerson({ person: userId, market }))).length > 0;

/** Asks for an adjustment with a reason (OPS-36); a second operator always has to approve it. */
export async function requestAdjustment(
  db: Db,
  { userId, kind, market, amount, reason }: Adjustment,
  by: Actor,
): Promise<Outcome> {
  const minor = fromWire(amount, market) ?? 0;
  if (reason === '') return refused(payoutInfos.needReason);
  if (minor === 0 || amount > largestAmount[market]) return refused(approvalInfos.badAmount);
  return db.tx(async (tx) => {
    if (!(await isPersonOf(tx, userId, market))) return refused(payoutInfos.unknown);
    // Serializes it with withdrawals and payments: from now on the amount does not leave.
    if (kind === 'clawback') await lockBalances(tx, userId);
    return requestApproval(actIn(tx, by), { act: kind, market, subjectId: userId, userId, amount: minor, reason });
  });
}

/** Gives a person money that a second operator approved, in a transaction that has locked their balances. */
export const goodwillApproved: CarryOut = async (act, asked) => {
  const { tx, now } = act;
  const { id, subjectId: userId, market, amount } = asked;
  if (!(await isPersonOf(tx, userId, market))) return refused(payoutInfos.unknown);
  const currency = currencies[market];
  const ref = `adjustment/${id}`;
  await post(tx, userId, now, [{ kind: 'goodwill', currency, source: 'rewards', target: 'cash', amount, ref }]);
  await markMoneyCame(tx, userId, now);
  await appendAudit(act, 'goodwill', `${describeAct(asked)}, approved`, [userId]);
  return accepted;
};

const addDebt = statement(
  { person: 'bigint', missing: 'bigint' },
  'update balances set debt = debt + :missing where user_id = :person',
);

/**
 * Takes money back that a second operator approved, in a transaction that has locked the person's balances. No balance
 * goes below zero: what is missing becomes a debt, which the next earnings pay (`settle`). The whole amount is one when
 * the person was deleted meanwhile (`leaveDebt`).
 */
export const clawbackApproved: CarryOut = async (act, asked) => {
  const { tx, now } = act;
  const { id, subjectId: userId, market, amount } = asked;
  const currency = currencies[market];
  const ref = `adjustment/${id}`;
  if (await isDeleted(tx, userId, market)) {
    await addLeftDebt(tx, userId, amount);
    await appendAudit(act, 'clawback', `${describeAct(asked)}, approved: deleted, stays as a debt`, [userId]);
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
  await tx.query(...addDebt({ person: userId, missing }));
  const debt = missing > 0 ? `: ${toWire(missing, market)} ${currency} stay as a debt` : '';
  await appendAudit(act, 'clawback', `${describeAct(asked)}, approved${debt}`, [userId]);
  return accepted;
};
