import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { marksOf } from './frozenMarks';
import { join, openSession } from './joining';
import { phoneOf, recordPhone } from './phones';
import type { NumberKey } from './walletNumberHash';

/** A person whose Google login the phone app's backend has verified. */
export interface Login {
  /** Google's subject identifier, which never changes. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly avatar: string;
  readonly market: Market;
  readonly locale?: Locale | undefined;
  readonly appPkgName: string;
  /** Device id of the phone, as the backend wrote it. */
  readonly uuid?: string | undefined;
  /** Verdict of the host's integrity check of phone and app. */
  readonly integrity?: string | undefined;
  /** Invite code of the person who invited them. */
  readonly refCode?: string | undefined;
}

const inviterWithCode = statement(
  { code: 'text', market: 'text' },
  `
select id from users
where id = (select user_id from people_by_code where ref_code = :code) and market = :market and ${alive()}`,
);

/**
 * The id of the person whose invite code it is; undefined without a code, and for a code of no active person in the
 * market (TEAM-10).
 */
export async function inviterOf(sql: Sql, refCode: string | undefined, market: Market): Promise<number | undefined> {
  const [inviter] =
    refCode === undefined
      ? []
      : await sql.query<{ id: number }>(...inviterWithCode({ code: refCode.toUpperCase(), market }));
  return inviter?.id;
}

const personWithLogin = statement(
  { sub: 'text' },
  `select id from users where id = (select user_id from people_by_login where google_sub = :sub) and ${alive()}`,
);

const knownAs = async (sql: Sql, sub: string): Promise<number | undefined> =>
  (await sql.query<{ id: number }>(...personWithLogin({ sub })))[0]?.id;

async function joinAs(db: Db, who: Login, now: number, numberKey: NumberKey): Promise<number> {
  const { sub, market, email, name, avatar, uuid } = who;
  const locale = marketLocales[market].find((own) => own === who.locale) ?? marketLocales[market][0];
  const marks = marksOf({ sub, device: uuid }, await numberKey());
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
        marks,
        ...(invitedBy !== undefined && { invitedBy }),
      },
      now,
    );
  } catch (error) {
    // Unique violation: the same first login arrived twice at once, and the other request created the person.
    const other = isUniqueViolation(error) ? await knownAs(db, sub) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

/** Whether somebody has an account under this login. */
export const isKnown = async (sql: Sql, sub: string): Promise<boolean> => (await knownAs(sql, sub)) !== undefined;

const marketWithLogin = statement(
  { sub: 'text' },
  `select market from users where id = (select user_id from people_by_login where google_sub = :sub) and ${alive()}`,
);

/** The market of the person with this login; undefined when nobody here has it. */
export const marketOfLogin = async (sql: Sql, sub: string): Promise<Market | undefined> =>
  (await sql.query<{ market: Market }>(...marketWithLogin({ sub })))[0]?.market;

const publicIdOfLogin = statement(
  { sub: 'text' },
  `
select public_id as "publicId" from users
where id = (select user_id from people_by_login where google_sub = :sub)`,
);

/** The id by which the phone app identifies a person to ad networks; it reveals nothing about them. */
export const publicIdOf = async (sql: Sql, sub: string): Promise<string> =>
  (await sql.query<{ publicId: string }>(...publicIdOfLogin({ sub })))[0]?.publicId ?? '';

const setIntegrity = statement(
  { person: 'bigint', integrity: 'text' },
  'update users set integrity = :integrity where id = :person',
);

/**
 * Opens a session for a person and returns its token; a person who logs in for the first time is created. A later login
 * updates only the integrity verdict on their phone, and remembers the phone (`recordPhone`).
 *
 * @param numberKey the key of the hashes by which somebody frozen is known again (OPS-17)
 */
export async function logIn(db: Db, who: Login, now: number, numberKey: NumberKey): Promise<string> {
  const known = await knownAs(db, who.sub);
  const id = known ?? (await joinAs(db, who, now, numberKey));
  const phone = known === undefined ? undefined : phoneOf(who.uuid);
  if (phone) await recordPhone(db, id, phone, now);
  if (who.integrity !== undefined) await db.query(...setIntegrity({ person: id, integrity: who.integrity }));
  return openSession(db, id, now);
}
