import { dayMs } from '@tally/contract/limits';
import { markets } from '@tally/contract/market';
import type { Db } from '../db/db';
import { deleteDue, forgetPhones } from './deletion';
import { answerRetentionMs } from './rules';
import { settleMarket } from './settle';

/** What happened on pages is counted over a day; it is thrown away after so long. */
const actionsKeptMs = 30 * dayMs;

/** Rows that one statement throws away: none takes long, however much has come together. */
const batch = 10_000;

async function throwAway(db: Db, table: string, moment: string, before: number): Promise<void> {
  for (let gone: number = batch; gone === batch; ) {
    gone = (
      await db.query(
        `delete from ${table} where ctid in (select ctid from ${table} where ${moment} < $1 limit ${batch}) returning 1`,
        [before],
      )
    ).length;
  }
}

/**
 * What time makes due for everybody: morning exchange, clearing, deletions, and throwing away what is no longer needed.
 * A step that fails keeps none of the others.
 *
 * @param now ms since the epoch
 * @param failed hears of each step that failed, by name
 */
export async function runMaintenance(
  db: Db,
  now: number,
  failed: (step: string, error: unknown) => void,
): Promise<void> {
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    ...Object.fromEntries(markets.map((market) => [`settling ${market}`, () => settleMarket(db, market, now)])),
    'deleting people': () => deleteDue(db, now),
    'forgetting phones': () => forgetPhones(db, now),
    'throwing away answers': () => throwAway(db, 'answers', 'at', now - answerRetentionMs),
    "throwing away operators' answers": () => throwAway(db, 'operator_answers', 'at', now - answerRetentionMs),
    'throwing away sessions': () => throwAway(db, 'sessions', 'expires_at', now),
    'throwing away actions': () => throwAway(db, 'actions', 'at', now - actionsKeptMs),
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failed(name, error);
    }
  }
}
