import { marketLocales } from '@tally/contract/market';
import type { Locale, Market } from '@tally/contract/market';
import type { Sql } from '../db/db';
import { packageOf } from '../domain/apps';
import { join } from '../domain/joining';
import { demoSub } from './onlyDemo';

/** Somebody who logs in for the first time, made up on the spot; `refCode` of the person who invited them. */
export interface DemoNewcomer {
  readonly market: Market;
  readonly name?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly refCode?: string | undefined;
  readonly device?: string | undefined;
}

/** Lets them join, with nothing earned and nothing done; gives the id of the demo panel and the number of the database. */
export async function joinNewcomer(sql: Sql, who: DemoNewcomer, now: number): Promise<{ id: string; userId: number }> {
  const [inviter] = who.refCode === undefined ? [] : await sql.query<{ id: number }>('select id from users where ref_code = $1 and status = 1', [who.refCode.toUpperCase()]);
  const id = `new-${crypto.randomUUID()}`;
  const userId = await join(
    sql,
    { publicId: id, market: who.market, locale: who.locale ?? marketLocales[who.market][0], appPkg: packageOf(who.market), googleSub: `${demoSub}${id}`, email: `${id}@example.com`, name: who.name ?? '', avatar: '', device: who.device ?? null, ...(inviter && { invitedBy: inviter.id }) },
    now,
  );
  return { id, userId };
}
