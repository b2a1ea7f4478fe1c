import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import type { PayoutExceptionKind } from '@tally/contract/operator/payoutExceptions';
import { resultInfos } from '@tally/contract/operator/payoutFile';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { lockBalances } from '../ledger/ledger';
import { noteOperator } from '../shared/operatorLog';
import { resolveIn } from './payout';
import type { PayoutOf } from './payout';
import { keepException } from './payoutExceptions';
import { reverseIn } from './payoutReturn';
import { verdictOf } from './payoutVerdict';
import type { BookedPayout, ExportLine, ProviderResult, Reversal } from './payoutVerdict';

/** A readable line of a results file. */
export interface ResultLine extends ProviderResult {
  readonly id: number;
  /** Amount and currency as they stand in the line. */
  readonly money: string;
  /** Why the payment failed or came back; empty when it did not. */
  readonly reason: string;
}

/**
 * What a line did: it resolved its withdrawal, booked it back, was known already, was an exception, or was not taken
 * for a reason.
 */
export interface Taken {
  readonly ended: 'paid' | 'refused' | 'reversed' | 'repeated' | 'exception' | 'not taken';
  /** Why it was not taken, or what it contradicts. */
  readonly info?: string;
  /** An exception that was not known before. */
  readonly isNew?: boolean;
}

/** The withdrawal as it is booked, locked. */
async function bookedOf(tx: Sql, id: number): Promise<BookedPayout | undefined> {
  const [row] = await tx.query<Omit<BookedPayout, 'reversals'>>(
    `select w.amount, w.status, w.export_id as "exportId", w.settled_by as "resolvedBy",
              w.came_back as "cameBack"
       from withdrawals w
       where w.id = $1
       for update of w`,
    [id],
  );
  if (!row) return undefined;
  // Read after the lock: it was waited for.
  const reversals = await tx.query<Reversal>('select reference, said from payout_reversals where withdrawal_id = $1', [
    id,
  ]);
  return { ...row, reversals };
}

/** The files that held the withdrawal, with the results that were taken for it. */
const linesOf = (tx: Sql, id: number): Promise<ExportLine[]> =>
  tx.query<ExportLine>(
    `select export_id as "exportId", result, reference
     from payout_export_lines
     where withdrawal_id = $1
     order by export_id`,
    [id],
  );

/** Keeps a result with its line, and a reference that comes with a later one (OPS-29). */
const lineResult = statement(
  { export: 'bigint', id: 'bigint', result: 'text', reference: 'text', now: 'bigint' },
  `
update payout_export_lines
set result = :result, result_at = coalesce(result_at, :now), reference = :reference
where export_id = :export and withdrawal_id = :id and (result is null or (result = :result and reference = ''))`,
);

/** Keeps a line that contradicts the books, or is of another batch, whose number then stands in what it said. */
async function keep(
  tx: Sql,
  kind: PayoutExceptionKind,
  { id, result, money, reason, exportId, reference }: ResultLine,
  { market, amount }: { market: Market; amount: number },
  operator: string,
  now: number,
): Promise<Taken> {
  const isOther = kind === 'OTHER BATCH';
  const said = [`${result} ${money}`, ...(isOther ? [`export ${exportId}`] : []), ...(reference ? [reference] : [])];
  const contradiction = { withdrawalId: id, exportId: isOther ? null : exportId, kind, market, amount, reason };
  const isNew = await keepException(tx, { ...contradiction, said: said.join(', ') }, operator, now);
  return { ended: 'exception', info: kind, isNew };
}

/** Resolves the withdrawal as the line says. */
async function resolve(tx: Sql, payout: PayoutOf, line: ResultLine, operator: string, now: number): Promise<Taken> {
  const { id, exportId, reason } = line;
  const isPaid = line.result === 'PAID';
  await resolveIn(tx, payout, isPaid, now, { by: { exportId }, reason: isPaid ? '' : reason });
  const detail = `withdrawal ${id}, export ${exportId}${reason && `: ${reason}`}`;
  await noteOperator(tx, operator, isPaid ? 'pay' : 'refuse', detail, now, [payout.userId]);
  return { ended: isPaid ? 'paid' : 'refused' };
}

/**
 * Takes a line of the provider's results, in one transaction: it resolves its withdrawal once or books it back once, or
 * is kept as an exception when it contradicts what was booked (OPS-16, OPS-22, OPS-29, OPS-31).
 */
export async function takeResult(
  db: Db,
  market: Market,
  line: ResultLine,
  operator: string,
  now: number,
): Promise<Taken> {
  const { id, result, exportId, reference } = line;
  return db.tx(async (tx): Promise<Taken> => {
    const [owner] = await tx.query<{ userId: number }>(
      'select user_id as "userId" from withdrawals where id = $1 and currency = $2',
      [id, currencies[market]],
    );
    if (!owner) return { ended: 'not taken', info: resultInfos.unknown };
    await lockBalances(tx, owner.userId);
    const booked = await bookedOf(tx, id);
    if (!booked) return { ended: 'not taken', info: resultInfos.unknown };
    const payout = { id, userId: owner.userId, market };
    const contradicts = (kind: PayoutExceptionKind, amount = booked.amount) =>
      keep(tx, kind, line, { market, amount }, operator, now);
    const verdict = verdictOf(booked, await linesOf(tx, id), line);
    if (verdict.does === 'contradict') return contradicts(verdict.exception);
    if (verdict.does === 'return') {
      const { amount, exception } = verdict;
      const back = { ...line, amount, said: line.amount ?? amount };
      if (!(await reverseIn(tx, payout, back, operator, now))) return contradicts('REFERENCE USED');
      return exception
        ? { ...(await contradicts(exception, back.said - amount)), ended: 'reversed' }
        : { ended: 'reversed' };
    }
    if (result !== 'REVERSED') await tx.query(...lineResult({ export: exportId, id, result, reference, now }));
    if (verdict.does === 'nothing') return { ended: 'repeated' };
    const taken = await resolve(tx, payout, line, operator, now);
    return verdict.exception ? { ...(await contradicts(verdict.exception)), ended: taken.ended } : taken;
  });
}
