import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import type { Sql } from '../db/db';
import { join } from '../domain/people/joining';
import { inviterOf } from '../domain/people/login';
import { demoPackage } from './catalogues';
import { demoSub } from './onlyDemo';

/** A made-up person who logs in for the first time; `refCode` is the invite code of the person who invited them. */
export interface DemoNewcomer {
  readonly market: Market;
  readonly name?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly refCode?: string | undefined;
  readonly device?: string | undefined;
}

/** Creates a newcomer without earnings or history; returns the id in the demo panel and the id in the database. */
export async function joinNewcomer(sql: Sql, who: DemoNewcomer, now: number): Promise<{ id: string; userId: number }> {
  const invitedBy = await inviterOf(sql, who.refCode, who.market);
  const id = `new-${crypto.randomUUID()}`;
  const userId = await join(
    sql,
    {
      publicId: id,
      market: who.market,
      locale: who.locale ?? marketLocales[who.market][0],
      appPkg: demoPackage(who.market),
      googleSub: `${demoSub}${id}`,
      email: `${id}@example.com`,
      name: who.name ?? '',
      avatar: '',
      device: who.device ?? null,
      ...(invitedBy !== undefined && { invitedBy }),
    },
    now,
  );
  return { id, userId };
}
