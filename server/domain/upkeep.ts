import { markets } from '@tally/contract/market';
import type { Db } from '../db/db';
import { deleteDue } from './deletion';
import { answersKeptMs } from './rules';
import { settleMarket } from './settle';

/** What time makes due for everybody: morning exchange, clearing, deletions, and throwing away what is no longer needed. */
export async function upkeep(db: Db, now: number): Promise<void> {
  for (const market of markets) await settleMarket(db, market, now);
  await deleteDue(db, now);
  await db.query('delete from answers where at < $1', [now - answersKeptMs]);
  await db.query('delete from operator_answers where at < $1', [now - answersKeptMs]);
  await db.query('delete from sessions where expires_at < $1', [now]);
}
