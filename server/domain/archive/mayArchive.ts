import { markets } from '@tally/contract/market/codes';
import { StartError } from '../../runtime/startError';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { monthsKept } from '../../limits/ledger';
import { checkDay } from '../dayChain/checkDays';
import { closedDaysOf } from '../dayChain/closeDays';
import { countFaults } from '../ledger/countFaults';
import { isThere, partsOfLedger } from './archivedMonths';
import { monthOf, partOf } from './month';
import type { Month } from './month';

const openMatters = statement(
  { until: 'bigint' },
  `
select
  (select count(*) from withdrawals w where ${pending('w')} and w.at < :until)::integer as withdrawals,
  (select count(*) from payout_exports e where e.signed_at is null and e.voided_at is null and e.at < :until)::integer
    as batches`,
);

const marketsWithPeople = statement({ until: 'bigint' }, 'select distinct market from users where created_at < :until');

/** Refuses a month that is not the oldest of the ledger, or too young. */
async function expectTurn(sql: Sql, month: Month, now: number): Promise<void> {
  const [oldest] = await partsOfLedger(sql);
  if (oldest === undefined) throw new StartError('The ledger does not lie in months yet: see docs/growth.md.');
  if (oldest !== partOf(month))
    throw new StartError(`The oldest month of the ledger is ${oldest.slice(-7).replace('_', '-')}: it goes first.`);
  if (month.until > monthOf(now, -monthsKept).from)
    throw new StartError(`The last ${monthsKept} months and this one stay in the ledger.`);
  if (
    (await isThere(sql, 'transfers_earlier')) &&
    (await sql.query('select 1 from transfers_earlier limit 1')).length > 0
  )
    throw new StartError('There are transfers that are older than all months: transfers_earlier should be empty.');
}

/** Refuses a month of which something may still be decided. */
async function expectSettled(sql: Sql, { until }: Month): Promise<void> {
  const [open] = await sql.query<{ withdrawals: number; batches: number }>(...openMatters({ until }));
  if (open && open.withdrawals + open.batches > 0)
    throw new StartError(
      `${open.withdrawals} withdrawals and ${open.batches} batches of the month or before are open: end them first.`,
    );
}

/** Refuses a month whose days are not closed, or not as they were closed. */
async function expectClosed(sql: Sql, { from, until }: Month): Promise<void> {
  const withPeople = new Set(
    (await sql.query<{ market: string }>(...marketsWithPeople({ until }))).map(({ market }) => market),
  );
  for (const market of markets.filter((each) => withPeople.has(each))) {
    const days = await closedDaysOf(sql, market);
    if ((days.at(-1)?.until ?? 0) < until) throw new StartError(`Not all days of the month are closed in ${market}.`);
    for (const [nth, closed] of days.entries()) {
      const before = days[nth - 1];
      if (closed.until <= from || (before?.until ?? 0) >= until) continue;
      const { faults } = await checkDay(sql, market, closed, before);
      if (faults.length > 0)
        throw new StartError(`${market} ${closed.day} is not as it was closed (${faults.join(', ')}).`);
    }
  }
}

/**
 * Checks the money of all people.
 *
 * @throws {StartError} when anybody's money is inconsistent (MONEY-10)
 */
async function expectNoFaults(db: Db): Promise<void> {
  const [found] = Object.entries((await countFaults(db)).faults);
  if (found) throw new StartError(`There are faults of money: ${found[0]} (${found[1]}).`);
}

/**
 * Whether a month may be archived (OPS-80): it is the oldest of the ledger and old enough, nothing of it is open, its
 * days are closed and as they were closed, and nobody's money is inconsistent. Changes nothing.
 *
 * @param now ms since the epoch
 * @throws {StartError} with the reason, when it may not
 */
export async function expectMayArchive(db: Db, month: Month, now: number): Promise<void> {
  await expectTurn(db, month, now);
  await expectSettled(db, month);
  await expectClosed(db, month);
  await expectNoFaults(db);
}
