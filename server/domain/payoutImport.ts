import { currencies } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { resultFileColumns, resultInfos, resultProblemsMost } from '@tally/contract/payoutFile';
import type { ResultsTaken } from '@tally/contract/payoutFile';
import { passbookStatus } from '@tally/contract/withdraw';
import type { Db } from '../db/db';
import { parseCsv } from './csv';
import { fromWire, toWire } from './money';
import { noteOperator } from './operatorLog';
import { settleWithdrawal } from './payout';

/** A valid line of a results file. */
interface Result {
  readonly id: number;
  /** In minor units. */
  readonly amount: number;
  readonly paid: boolean;
  readonly reason: string;
}

/** Parses a line; returns the result, or why it is invalid. */
function resultOf(cellOf: (column: (typeof resultFileColumns)[number]) => string, market: Market): Result | string {
  const [id, amount] = [cellOf('id'), cellOf('amount')];
  if (!/^\d{1,15}$/.test(id) || !/^\d{1,12}(\.\d{1,2})?$/.test(amount)) return resultInfos.badLine;
  const minor = fromWire(Number(amount), market);
  if (cellOf('currency') !== currencies[market] || minor === undefined) return resultInfos.otherAmount;
  const result = cellOf('result').toUpperCase();
  if (result !== 'PAID' && result !== 'FAILED') return resultInfos.badResult;
  const reason = cellOf('reason').slice(0, 120);
  if (result === 'FAILED' && reason === '') return resultInfos.needReason;
  return { id: Number(id), amount: minor, paid: result === 'PAID', reason };
}

interface Known {
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
  readonly status: number;
  readonly frozen: boolean;
}

type Ended = 'paid' | 'refused' | 'repeated' | (typeof resultInfos)[keyof typeof resultInfos];

/** Settles the withdrawal of a line, once; returns the line's outcome. */
async function takeResult(db: Db, market: Market, result: Result, operator: string, now: number): Promise<Ended> {
  const { id, amount, paid, reason } = result;
  const look = async () =>
    (
      await db.query<Known>(
        'select w.user_id as "userId", u.market, w.amount, w.status, u.frozen_at is not null as frozen from withdrawals w join users u on u.id = w.user_id where w.id = $1 and w.currency = $2',
        [id, currencies[market]],
      )
    )[0];
  const known = await look();
  if (!known) return resultInfos.unknown;
  if (known.amount !== amount) return resultInfos.otherAmount;
  const before = (status: number): Ended =>
    status === (paid ? passbookStatus.paid : passbookStatus.failed) ? 'repeated' : resultInfos.otherResult;
  if (known.status !== passbookStatus.pending) return before(known.status);
  if (paid && known.frozen) return resultInfos.frozen;
  const settled = await settleWithdrawal(db, { id, userId: known.userId, market }, paid, now, {
    reason: paid ? '' : reason,
    note: (tx) =>
      noteOperator(tx, operator, paid ? 'pay' : 'refuse', `withdrawal ${id}, file${reason && `: ${reason}`}`, now),
  });
  if (settled !== undefined) return paid ? 'paid' : 'refused';
  const { status = 0 } = (await look()) ?? {};
  return status === passbookStatus.pending ? resultInfos.frozen : before(status);
}

/**
 * Imports a results file, line by line: a line must agree with its withdrawal. An invalid line does not stop the
 * others; importing the same file again settles nothing twice.
 *
 * @param failed called with the error of a line that could not be settled
 */
export async function importResults(
  db: Db,
  { market, file }: { market: Market; file: string },
  operator: string,
  now: number,
  failed: (error: unknown) => void,
): Promise<ResultsTaken> {
  const taken = { paid: 0, refused: 0, repeated: 0 };
  const problems: { line: number; info: string }[] = [];
  let minor = 0;
  const [head, ...lines] = parseCsv(file) ?? [];
  const columns = head?.cells.map((each) => each.trim().toLowerCase()) ?? [];
  const needed = resultFileColumns.filter((column) => column !== 'reason');
  if (needed.some((column) => !columns.includes(column))) problems.push({ line: 1, info: resultInfos.badFile });
  else
    for (const { line, cells } of lines) {
      const result = resultOf((column) => (cells[columns.indexOf(column)] ?? '').trim(), market);
      let ended: string;
      try {
        ended = typeof result === 'string' ? result : await takeResult(db, market, result, operator, now);
      } catch (error) {
        failed(error);
        ended = resultInfos.failed;
      }
      if (ended === 'paid' && typeof result !== 'string') minor += result.amount;
      if (ended === 'paid' || ended === 'refused' || ended === 'repeated') taken[ended] += 1;
      else problems.push({ line, info: ended });
    }
  const notTaken = problems.length;
  await noteOperator(
    db,
    operator,
    'import',
    `${market}: ${taken.paid} paid, ${taken.refused} refused, ${taken.repeated} known, ${notTaken} not taken`,
    now,
  );
  const whole = notTaken === 0;
  return {
    status: whole ? 1 : 2,
    info: whole ? '' : (problems[0]?.info ?? ''),
    ...taken,
    amount: toWire(minor, market),
    notTaken,
    problems: problems.slice(0, resultProblemsMost),
  };
}
