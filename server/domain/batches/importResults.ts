import type { Market } from '@tally/contract/market/codes';
import { resultInfos, resultProblemsMost } from '@tally/contract/operator/batchFile';
import type { ResultsTaken } from '@tally/contract/operator/batchFile';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { readResults } from './readResults';
import type { ReadLine, Unread } from './readResults';
import { isSpoiled } from './spoiledReference';
import type { BatchReference } from './spoiledReference';
import { applyResult } from './applyResult';
import type { Applied } from './applyResult';

/** What one file did; sums in minor units. */
class FileTally {
  readonly counts = { paid: 0, waiting: 0, repeated: 0, exceptions: 0, notTaken: 0 };
  readonly problems: { line: number; info: string }[] = [];
  amount = 0;

  /** Counts a line that was read. */
  add(line: number, applied: Applied, amount: number): void {
    const { ended } = applied;
    if (ended === 'paid') this.amount += amount;
    if (ended === 'not taken') {
      this.counts.notTaken += 1;
      this.problems.push({ line, info: applied.info });
      return;
    }
    if (ended !== 'exception' && ended !== 'given back') this.counts[ended] += 1;
    if (!('contradicts' in applied)) return;
    this.counts.exceptions += 1;
    this.problems.push({ line, info: applied.contradicts });
  }

  /** Counts a file that could not be read. */
  refuse({ line, info, lines }: Unread): void {
    this.counts.notTaken += Math.max(1, lines);
    this.problems.push({ line, info });
  }
}

const longReferences = statement(
  { exports: 'bigint[]' },
  `
select export_id as "exportId", withdrawal_id as id, reference
from payout_export_lines
where export_id = any (:exports) and length(reference) > 15
union all
select export_id, withdrawal_id, reference
from payout_reversals
where export_id = any (:exports) and length(reference) > 15`,
);

/** A reference with the batch that it stands in. */
interface Kept extends BatchReference {
  readonly exportId: number;
}

/**
 * Refuses the lines that a spreadsheet has spoiled before anything is booked (OPS-60). A spoiled line shows only in
 * comparison with the other lines of its batch.
 */
async function withoutSpoiled(sql: Sql, lines: readonly ReadLine[], really: boolean): Promise<readonly ReadLine[]> {
  const read = lines.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
  const exports = [...new Set(read.map(({ exportId }) => exportId))];
  const kept = read.length === 0 ? [] : await sql.query<Kept>(...longReferences({ exports }));
  const all: readonly Kept[] = [...kept, ...read];
  const batches = new Map(exports.map((id) => [id, all.filter(({ exportId }) => exportId === id)]));
  return lines.map((each) => {
    const { line, result } = each;
    if (typeof result === 'string' || !isSpoiled(result, batches.get(result.exportId) ?? [])) return each;
    return { line, result: really ? { ...result, isSpoiled: true } : resultInfos.spoiled };
  });
}

/**
 * Imports a results file, line by line: a line must agree with its withdrawal. An invalid line does not stop the
 * others; importing the same file again resolves nothing twice. A line that contradicts the books is kept as an
 * exception (OPS-22).
 *
 * @param failed called with the error of a line that could not be resolved
 * @param contradicted called with each new exception: what it is, and the number of the withdrawal
 */
export async function importResults(
  db: Db,
  { market, file, really }: { market: Market; file: string; really?: 1 | undefined },
  by: Actor,
  {
    failed,
    contradicted,
  }: {
    readonly failed: (error: unknown) => void;
    readonly contradicted: (kind: string, withdrawal: number) => void;
  },
): Promise<ResultsTaken> {
  const tally = new FileTally();
  const read = readResults(file, market);
  if ('info' in read) tally.refuse(read);
  for (const { line, result } of 'info' in read ? [] : await withoutSpoiled(db, read, really !== undefined)) {
    let applied: Applied;
    try {
      applied =
        typeof result === 'string' ? { ended: 'not taken', info: result } : await applyResult(db, market, result, by);
    } catch (error) {
      failed(error);
      applied = { ended: 'not taken', info: resultInfos.failed };
    }
    const { id, amount = 0 } = typeof result === 'string' ? { id: 0 } : result;
    tally.add(line, applied, amount);
    if ('contradicts' in applied && applied.isNew) contradicted(applied.contradicts, id);
  }
  const { counts, problems } = tally;
  const { paid, waiting, repeated, exceptions, notTaken } = counts;
  const outcome = `${paid} paid, ${waiting} wait for a second operator, ${repeated} known`;
  const left = `${exceptions} exceptions, ${notTaken} not taken`;
  await appendAudit(actIn(db, by), 'import', `${market}: ${outcome}, ${left}`);
  const whole = problems.length === 0;
  return {
    status: whole ? 1 : 2,
    info: whole ? '' : (problems[0]?.info ?? ''),
    ...counts,
    amount: toWire(tally.amount, market),
    problems: problems.slice(0, resultProblemsMost),
  };
}
