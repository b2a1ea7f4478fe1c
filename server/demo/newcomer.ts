import { marketLocales, type Market } from '@tally/contract/market';
import type { Sql } from '../db/db';
import { packageOf } from '../domain/apps';
import { join } from '../domain/joining';

/** Somebody who logs in for the first time, made up on the spot: nothing earned, nothing done. */
export function joinNewcomer(sql: Sql, market: Market, now: number): Promise<number> {
  const id = crypto.randomUUID();
  return join(sql, { publicId: `new-${id}`, market, locale: marketLocales[market][0], appPkg: packageOf(market), googleSub: `demo:${id}`, email: `${id}@example.com`, name: '', avatar: '', device: null }, now);
}
