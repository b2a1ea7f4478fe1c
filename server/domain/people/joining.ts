import { randomBytes } from 'node:crypto';
import type { Locale, Market } from '@tally/contract/market/codes';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { freezeKnown, isFrozenMark } from './frozenMarks';
import { inheritDebts } from './leftDebts';
import { decidingPhone, phoneOf, recordPhone } from './phones';
import { sessionMs } from '../../limits/people';
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
  /** The id of their phone, as it was written. */
  readonly device: string | null;
  /** Id of the person who invited them. */
  readonly invitedBy?: number;
  /**
   * Marks by which somebody may be known (`marksOf`): whoever has one of somebody frozen is frozen from the start
   * (OPS-17), and has the debt of an account that was deleted (OPS-36).
   */
  readonly marks?: readonly string[];
}

/** Alphabet of invite codes, without characters that are easily confused: 0, O, 1, I. */
const refAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newRefCode = (): string =>
  [...randomBytes(10)].map((byte) => refAlphabet.charAt(byte % refAlphabet.length)).join('');

const isDb = (sql: Sql): sql is Db => 'tx' in sql;

const phoneLock = statement({ device: 'text' }, 'select pg_advisory_xact_lock(hashtext(:device))');

/**
 * Locks a phone until the end of the transaction, so that concurrent newcomers on it are decided one after the other.
 */
export const lockPhone = (tx: Sql, device: string): Promise<unknown> => tx.query(...phoneLock({ device }));

/**
 * Creates a person with empty balances; the next morning exchange is their first. A second person on one phone is
 * marked as a duplicate, also when the first one was deleted recently, unless its id decides nothing (PERSON-16,
 * PERSON-17).
 *
 * @param sql a database, or the surrounding transaction
 */
export async function join(sql: Sql | Db, who: Newcomer, now: number): Promise<number> {
  const id = await (isDb(sql) ? sql.tx((tx) => joinWithin(tx, who, now)) : joinWithin(sql, who, now));
  // After the transaction: it changes rows of other people, whose locks it would wait for with its own.
  const phone = phoneOf(who.device);
  if (phone) await recordPhone(sql, id, phone, now);
  return id;
}

const newcomer = statement(
  {
    publicId: 'text',
    market: 'text',
    locale: 'text',
    appPkg: 'text',
    googleSub: 'text',
    email: 'text',
    name: 'text',
    avatar: 'text',
    device: 'text?',
    phones: 'text[]',
    marks: 'text[]',
    now: 'bigint',
    exchangedDay: 'integer',
    refCode: 'text',
    invitedBy: 'bigint?',
  },
  `
with person as (
  insert into users (
    public_id, market, locale, app_pkg, google_sub, email, name, avatar, device,
    created_at, opened_at, locale_since, exchanged_day, ref_code, invited_by, dup_user
  )
  values (
    :publicId, :market, :locale, :appPkg, :googleSub, :email, :name, :avatar, :device,
    :now, :now, :now, :exchangedDay, :refCode, :invitedBy,
    exists (
      select 1 from people_by_phone p join users u on u.id = p.user_id
      where p.device = any (:phones) and (${alive('u')} or u.device = any (:marks))
    )
  )
  returning id
)
insert into balances (user_id) select id from person returning user_id as id`,
);

async function joinWithin(tx: Sql, who: Newcomer, now: number): Promise<number> {
  const phone = phoneOf(who.device);
  if (phone) await lockPhone(tx, phone.device);
  const deciding = await decidingPhone(tx, phone?.device);
  const { id } = only(
    await tx.query<{ id: number }>(
      ...newcomer({
        ...who,
        device: phone?.device ?? null,
        phones: deciding ? [deciding.device, ...deciding.marks] : [],
        marks: deciding?.marks ?? [],
        now,
        exchangedDay: exchangeDay(now, who.market),
        refCode: newRefCode(),
        invitedBy: who.invitedBy ?? null,
      }),
    ),
  );
  // A statement of its own: it sees a deletion whose end the insert of the same login has waited for.
  if (await isFrozenMark(tx, who.marks ?? [])) await freezeKnown(tx, id, now);
  await inheritDebts(tx, id, who.market, who.marks ?? []);
  return id;
}

const newSession = statement(
  { hash: 'text', person: 'bigint', now: 'bigint', expiresAt: 'bigint' },
  `
insert into sessions (token_hash, user_id, created_at, expires_at)
select :hash, id, :now, :expiresAt from users where id = :person and ${alive()} for key share`,
);

/**
 * Opens a session. The token leaves the server only here; the database keeps its hash. Nothing is kept for a person who
 * is deleted concurrently: their token is worth nothing.
 */
export async function openSession(sql: Sql, userId: number, now: number): Promise<string> {
  const token = newToken();
  await sql.query(...newSession({ hash: hashToken(token), person: userId, now, expiresAt: now + sessionMs }));
  return token;
}
