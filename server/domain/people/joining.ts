import { randomBytes } from 'node:crypto';
import type { Locale, Market } from '@tally/contract/market';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { isFrozenMark, phoneMark } from './frozenMarks';
import { sessionMs } from '../shared/serverLimits';
import { exchangeDay } from '../shared/days';
import { hashToken, newToken } from '../shared/token';

/** A person who logs in for the first time. */
export interface Newcomer {
  readonly publicId: string;
  readonly market: Market;
  readonly locale: Locale;
  readonly appPkg: string;
  readonly googleSub: string;
  readonly email: string;
  readonly name: string;
  readonly avatar: string;
  readonly device: string | null;
  /** Id of the person who invited them. */
  readonly invitedBy?: number;
  /** Marks by which somebody frozen may be known (`marksOf`): whoever has one is frozen from the start (OPS-17). */
  readonly marks?: readonly string[];
}

/** Alphabet of invite codes, without characters that are easily confused: 0, O, 1, I. */
const refAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newRefCode = (): string =>
  [...randomBytes(10)].map((byte) => refAlphabet.charAt(byte % refAlphabet.length)).join('');

const isDb = (sql: Sql): sql is Db => 'tx' in sql;

/**
 * Locks a phone until the end of the transaction, so that concurrent newcomers on it are decided one after the other.
 */
export const lockPhone = (tx: Sql, device: string): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtext($1::text))', [device]);

/**
 * Creates a person with empty balances; the next morning exchange is their first. A second person on one phone is
 * marked as a duplicate, also when the first one was deleted recently.
 *
 * @param sql a database, or the surrounding transaction
 */
export const join = (sql: Sql | Db, who: Newcomer, now: number): Promise<number> =>
  isDb(sql) ? sql.tx((tx) => joinWithin(tx, who, now)) : joinWithin(sql, who, now);

async function joinWithin(tx: Sql, who: Newcomer, now: number): Promise<number> {
  if (who.device !== null) await lockPhone(tx, who.device);
  const { id } = only(
    await tx.query<{ id: number }>(
      `with person as (
         insert into users (public_id, market, locale, app_pkg, google_sub, email, name, avatar, device, created_at, opened_at, locale_since, exchanged_day, ref_code, invited_by, dup_user)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text, $10, $10, $10, $11, $12, $13, exists (select 1 from people_by_phone p join users u on u.id = p.user_id where p.device in ($9::text, $14::text) and (u.status = 1 or u.device = $14::text))) returning id
       ) insert into balances (user_id) select id from person returning user_id as id`,
      [
        who.publicId,
        who.market,
        who.locale,
        who.appPkg,
        who.googleSub,
        who.email,
        who.name,
        who.avatar,
        who.device,
        now,
        exchangeDay(now, who.market),
        newRefCode(),
        who.invitedBy ?? null,
        who.device === null ? null : phoneMark(who.device),
      ],
    ),
  );
  // A statement of its own: it sees a deletion whose end the insert of the same login has waited for.
  if (await isFrozenMark(tx, who.marks ?? []))
    await tx.query('update users set frozen_at = $2 where id = $1', [id, now]);
  return id;
}

/**
 * Opens a session. The token leaves the server only here; the database keeps its hash. Nothing is kept for a person who
 * is deleted concurrently: their token is worth nothing.
 */
export async function openSession(sql: Sql, userId: number, now: number): Promise<string> {
  const token = newToken();
  await sql.query(
    'insert into sessions (token_hash, user_id, created_at, expires_at) select $1, id, $3::bigint, $4::bigint from users where id = $2 and status = 1 for key share',
    [hashToken(token), userId, now, now + sessionMs],
  );
  return token;
}
