import { marketLocales } from '@tally/contract/market';
import type { Locale, Market } from '@tally/contract/market';
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../db/db';
import type { Db, Sql } from '../db/db';
import { join, openSession } from './joining';

/** Somebody whom the phone app's backend has found to be who they say. */
export interface Login {
  /** Google's name for them, which never changes. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly avatar: string;
  readonly market: Market;
  readonly locale?: Locale | undefined;
  readonly appPkgName: string;
  /** Of the phone. */
  readonly uuid?: string | undefined;
  /** What the host's check of phone and app said. */
  readonly integrity?: string | undefined;
  /** Of the person who invited them. */
  readonly refCode?: string | undefined;
}

/** Whose invite code it is; undefined for a code that nobody of the market has (TEAM-10), and for none. */
export async function inviterOf(sql: Sql, refCode: string | undefined, market: Market): Promise<number | undefined> {
  const [inviter] =
    refCode === undefined
      ? []
      : await sql.query<{ id: number }>(
          'select id from users where id = (select user_id from people_by_code where ref_code = $1) and market = $2 and status = 1',
          [refCode.toUpperCase(), market],
        );
  return inviter?.id;
}

const knownAs = async (sql: Sql, sub: string): Promise<number | undefined> =>
  (
    await sql.query<{ id: number }>(
      'select id from users where id = (select user_id from people_by_login where google_sub = $1) and status = 1',
      [sub],
    )
  )[0]?.id;

async function joinAs(db: Db, who: Login, now: number): Promise<number> {
  const { sub, market, email, name, avatar, uuid } = who;
  const locale = marketLocales[market].find((own) => own === who.locale) ?? marketLocales[market][0];
  const invitedBy = await inviterOf(db, who.refCode, market);
  try {
    return await join(
      db,
      {
        publicId: randomUUID(),
        market,
        locale,
        appPkg: who.appPkgName,
        googleSub: sub,
        email,
        name,
        avatar,
        device: uuid ?? null,
        ...(invitedBy !== undefined && { invitedBy }),
      },
      now,
    );
  } catch (error) {
    // The same first login came twice at once.
    const other = isUniqueViolation(error) ? await knownAs(db, sub) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

/** The name by which the phone app tells ad networks of them; it says nothing of who they are. */
export const publicIdOf = async (sql: Sql, sub: string): Promise<string> =>
  (
    await sql.query<{ publicId: string }>(
      'select public_id as "publicId" from users where id = (select user_id from people_by_login where google_sub = $1)',
      [sub],
    )
  )[0]?.publicId ?? '';

/**
 * Opens a session for them; the first time they join. A later login changes nothing of the person but what the host's check
 * said of their phone. Gives the token.
 */
export async function logIn(db: Db, who: Login, now: number): Promise<string> {
  const id = (await knownAs(db, who.sub)) ?? (await joinAs(db, who, now));
  if (who.integrity !== undefined) await db.query('update users set integrity = $2 where id = $1', [id, who.integrity]);
  return openSession(db, id, now);
}
