import { dayMs } from '@tally/contract/limits/time';
import { markets } from '@tally/contract/market/codes';
import type { Market } from '@tally/contract/market/codes';
import { dayNumber } from '@tally/contract/rules/marketClock';
import type { Db } from '../db/db';
import { makeMonthsAhead } from '../db/months/ledgerMonths';
import { statement } from '../db/statement';
import { closeDays } from './dayChain/closeDays';
import { lapseApprovals } from './approvals/requestApproval';
import { deleteDue } from './deletion/deleteDue';
import { forgetPhones } from './deletion/deletion';
import { retentions } from './deletion/retention';
import type { Retention } from './deletion/retention';
import { enqueueLapsing } from './events/lapsingMoney';
import { forgetFiles } from './batches/signOff';
import { settleMarket } from './morning/settle';
import { eventKeptOffMs } from '../limits/events';
import { fileMessages } from './people/feedback';
import type { NumberKey } from './people/walletNumberHash';

/** Rows deleted per statement, so that no statement takes long, however many rows have accumulated. */
const batch = 10_000;

/** The rows of a table that are too old. */
const expired = (table: string, { moment, inDays }: Pick<Retention, 'moment' | 'inDays'>) =>
  statement(
    { before: inDays ? 'integer' : 'bigint' },
    `delete from ${table} where ctid in (select ctid from ${table} where ${moment} < :before limit ${batch}) returning 1`,
  );

async function throwAway(db: Db, table: string, retention: Retention, now: number): Promise<void> {
  const end = now - retention.keptMs;
  // One day more, because the days are the market's, not UTC days.
  const before = retention.inDays ? dayNumber(end - dayMs) : end;
  const removal = expired(table, retention)({ before });
  for (let deleted: number = batch; deleted === batch;) deleted = (await db.query(...removal)).length;
}

const dropDelivered = statement({ before: 'bigint' }, 'delete from outbox where told_at < :before');

const dropDays = statement({ before: 'bigint' }, 'delete from day_outbox where next_try_at < :before');

/** Removes the events that were written before a time and that nobody receives (EVENT-9). */
async function removeEvents(db: Db, before: number): Promise<void> {
  await db.query(...dropDelivered({ before }));
  await db.query(...dropDays({ before }));
}

/**
 * Does what is due by time for all people: morning exchange, clearing, deletions, and removal of expired rows. A failed
 * step does not stop the others.
 *
 * @param numberKey the key of the hashes that outlive a person
 * @param now ms since the epoch
 * @param failed called for each failed step, with its name
 * @param served the markets whose people it is done for; those of the others have an installation of their own
 * @param hasReceiver whether events are delivered; without a receiver those that were written are removed (EVENT-9)
 */
export async function runMaintenance(
  db: Db,
  numberKey: NumberKey,
  now: number,
  {
    failed,
    hasReceiver = false,
    served = markets,
  }: {
    readonly failed: (step: string, error: unknown) => void;
    readonly hasReceiver?: boolean;
    readonly served?: readonly Market[];
  },
): Promise<void> {
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    'making the months of the ledger': () => makeMonthsAhead(db, now),
    ...Object.fromEntries(served.map((market) => [`settling ${market}`, () => settleMarket(db, market, now)])),
    'deleting people': () => deleteDue(db, numberKey, now, served),
    'forgetting phones': () => forgetPhones(db, now),
    'closing lapsed requests': () => lapseApprovals(db, now),
    ...(hasReceiver
      ? { 'telling of money that lapses': () => enqueueLapsing(db, now, served) }
      : { 'removing events': () => removeEvents(db, now - eventKeptOffMs) }),
    'filing messages': () => fileMessages(db),
    ...Object.fromEntries(served.map((market) => [`closing days of ${market}`, () => closeDays(db, market, now)])),
    'forgetting payout files': () => forgetFiles(db, now),
    ...Object.fromEntries(
      Object.entries<Retention>(retentions).map(([table, retention]) => [
        `throwing away ${table}`,
        () => throwAway(db, table, retention, now),
      ]),
    ),
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failed(name, error);
    }
  }
}
