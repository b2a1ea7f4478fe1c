import { markets } from '@tally/contract/market/codes';
import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';

/**
 * A table of what is to be sent, with columns `tries` and `next_try_at`. A request only writes a row, so nothing is lost
 * while the receiver is down.
 */
export interface OutboxTable {
  readonly table: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** Condition in SQL besides its time: the row `o` is to be sent. What it leaves out is given up, or waits. */
  readonly due: string;
  /** SQL expression: the market of the row `o`. */
  readonly market: string;
  /** In which order the rows `o` are sent. */
  readonly order: string;
  /** Tables that `returning` also reads, and how they are joined to the row `claimed`. */
  readonly from?: { readonly tables: string; readonly on: string };
  /** What the sender needs of the row `claimed`. */
  readonly returning: string;
  /** How long a server has a row for itself, ms; so also the first pause. It doubles with each try. */
  readonly pauseMs: number;
  readonly pauseMostMs: number;
}

/**
 * Returns a function that claims the next row that is due: it moves the row's next try on, so that other servers, and
 * this one after a crash, leave it alone until then. A try that fails needs nothing more to be repeated. Rows of markets
 * that this installation does not serve are left to theirs.
 */
export function claimFrom<Row extends object>({
  table,
  key,
  due,
  market,
  order,
  from,
  returning,
  pauseMs,
  pauseMostMs,
}: OutboxTable): (sql: Sql, now: number, served?: readonly Market[]) => Promise<Row | undefined> {
  const keyOf = (alias: string) => key.map((column) => `${alias}.${column}`).join(', ');
  const claiming = statement(
    { now: 'bigint', pauseMost: 'bigint', pause: 'bigint', served: 'text[]' },
    `
update ${table} claimed
set tries = claimed.tries + 1,
  next_try_at = :now + least(:pauseMost, :pause * (1 << least(claimed.tries, 16)))
${from ? `from ${from.tables}` : ''}
where ${from ? `${from.on} and ` : ''}(${keyOf('claimed')}) = (
  select ${keyOf('o')} from ${table} o
  where o.next_try_at <= :now and ${market} = any (:served) and ${due}
  order by ${order} limit 1
  for update of o skip locked
)
returning ${returning}`,
  );
  return async (sql, now, served = markets) =>
    (await sql.query<Row>(...claiming({ now, served, pause: pauseMs, pauseMost: pauseMostMs }))).at(0);
}

/** What is sent from a table, and what becomes of a row. */
export interface Outbox<Row> {
  /** Claims the next row; undefined: none is due. */
  readonly claim: () => Promise<Row | undefined>;
  /** Removes a row that is not to be sent any more, and returns whether it did. */
  readonly drop?: (row: Row) => Promise<boolean>;
  /** @throws {Error} when the receiver did not take it */
  readonly send: (row: Row) => Promise<unknown>;
  /** Records that a row was sent. A server that dies before sends it again. */
  readonly sent: (row: Row) => Promise<unknown>;
  /**
   * Records that a try failed, and gives the row up where that is due.
   *
   * @returns whether the receiver is there and refuses this row alone, so that the others are tried. By default it does
   *   not, and the round ends.
   */
  readonly failed?: (row: Row, error: unknown) => Promise<boolean>;
}

/** Why something failed; `fetch` says it in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Sends the rows that are due, up to `atOnce` at the same time. A worker ends at its first failure, so that a receiver
 * that is down gets a few tries per round, not one for each row.
 *
 * Never throws.
 *
 * @param goesOn false while the server stops, which ends the round after the tries under way
 * @returns why tries failed, then what else did
 */
export async function sendDue<Row>(
  { claim, drop, send, sent, failed }: Outbox<Row>,
  { goesOn = () => true, atOnce = 1 }: { goesOn?: () => boolean; atOnce?: number } = {},
): Promise<readonly string[]> {
  const failures: string[] = [];
  const broken: string[] = [];
  const workers: Promise<void>[] = [];

  /** Returns whether the worker goes on. */
  async function tryOnce(row: Row): Promise<boolean> {
    if (await drop?.(row)) return true;
    const failure = await send(row).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure === undefined) {
      await sent(row);
      return true;
    }
    const isRefused = (await failed?.(row, failure.error)) ?? false;
    failures.push(reasonOf(failure.error));
    return isRefused;
  }

  // Another worker begins when one has found something, so that nothing to do costs one statement.
  const begin = () => {
    if (workers.length < atOnce) workers.push(work());
  };
  async function work(): Promise<void> {
    try {
      while (goesOn()) {
        const row = await claim();
        if (row === undefined) return;
        begin();
        if (!(await tryOnce(row))) return;
      }
    } catch (error) {
      broken.push(reasonOf(error));
    }
  }

  begin();
  for (let nth = 0; nth < workers.length; nth++) await workers[nth];
  return [...failures, ...broken];
}
