import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import type { PayoutExceptionKind } from '@tally/contract/operator/payoutExceptions';
import { resultInfos } from '@tally/contract/operator/payoutFile';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { lockBalances } from '../ledger/ledger';
import { noteOperator } from '../shared/operatorLog';
import { resolveIn } from './payout';
import { keepException } from './payoutExceptions';
import { verdictOf } from './payoutVerdict';
import type { BookedPayout, ExportLine, ProviderResult } from './payoutVerdict';

/** A readable line of a results file. */
export interface ResultLine extends ProviderResult {
  readonly id: number;
  /** Amount and currency as they stand in the line. */
  readonly money: string;
  /** Why the payment failed; empty when it did not. */
  readonly reason: string;
}

/** What a line did: it resolved its withdrawal, was known already, was an exception, or was not taken for a reason. */
export interface Taken {
  readonly ended: 'paid' | 'refused' | 'repeated' | 'exception' | 'not taken';
  /** Why it was not taken, or what it contradicts. */
  readonly info?: string;
  /** An exception that was not known before. */
  readonly isNew?: boolean;
}

/** The withdrawal as it is booked, locked. */
const bookedOf = async (tx: Sql, id: number): Promise<BookedPayout | undefined> =>
  (
    await tx.query<BookedPayout>(
      `select w.amount, w.status, w.export_id as "exportId", w.settled_by as "resolvedBy",
              (select u.frozen_at from users u where u.id = w.user_id) is not null as frozen
       from withdrawals w
       where w.id = $1
       for update of w`,
      [id],
    )
  )[0];

/** The files that held the withdrawal, with the results that were taken for it. */
const linesOf = (tx: Sql, id: number): Promise<ExportLine[]> =>
  tx.query<ExportLine>(
    `select export_id as "exportId", result
     from payout_export_lines
     where withdrawal_id = $1
     order by export_id`,
    [id],
  );

const lineResult = statement(
  { export: 'bigint?', id: 'bigint', result: 'text', now: 'bigint' },
  `
update payout_export_lines set result = :result, result_at = :now
where export_id = :export and withdrawal_id = :id and result is null`,
);

const noteResult = (tx: Sql, exportId: number | null, { id, paid }: ResultLine, now: number): Promise<unknown> =>
  tx.query(...lineResult({ export: exportId, id, result: paid ? 'PAID' : 'FAILED', now }));

/**
 * Takes a line of the provider's results, in one transaction: it resolves its withdrawal once, or is kept as an
 * exception when it contradicts what was booked (OPS-16, OPS-22).
 */
export async function takeResult(
  db: Db,
  market: Market,
  line: ResultLine,
  operator: string,
  now: number,
): Promise<Taken> {
  const { id, paid, reason } = line;
  return db.tx(async (tx): Promise<Taken> => {
    const [owner] = await tx.query<{ userId: number }>(
      'select user_id as "userId" from withdrawals where id = $1 and currency = $2',
      [id, currencies[market]],
    );
    if (!owner) return { ended: 'not taken', info: resultInfos.unknown };
    await lockBalances(tx, owner.userId);
    const payout = await bookedOf(tx, id);
    if (!payout) return { ended: 'not taken', info: resultInfos.unknown };
    const verdict = verdictOf(payout, await linesOf(tx, id), line);
    const { exportId } = verdict;
    const keep = (kind: PayoutExceptionKind) => {
      const said = `${paid ? 'PAID' : 'FAILED'} ${line.money}`;
      const { amount } = payout;
      return keepException(tx, { withdrawalId: id, exportId, kind, market, amount, said, reason }, operator, now);
    };
    if (verdict.does === 'refuse') return { ended: 'not taken', info: verdict.info };
    if (verdict.does === 'contradict')
      return { ended: 'exception', info: verdict.exception, isNew: await keep(verdict.exception) };
    await noteResult(tx, exportId, line, now);
    if (verdict.does === 'nothing') return { ended: 'repeated' };
    const whose = { id, userId: owner.userId, market };
    await resolveIn(tx, whose, paid, now, { by: { exportId }, reason: paid ? '' : reason });
    const through = exportId === null ? 'file' : `export ${exportId}`;
    const detail = `withdrawal ${id}, ${through}${reason && `: ${reason}`}`;
    await noteOperator(tx, operator, paid ? 'pay' : 'refuse', detail, now, [owner.userId]);
    const ended = paid ? 'paid' : 'refused';
    return verdict.exception ? { ended, info: verdict.exception, isNew: await keep(verdict.exception) } : { ended };
  });
}
