import { createHmac } from 'node:crypto';
import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { alive } from '../../db/states';
import { frozenMarkRetentionMs } from '../shared/serverLimits';
import { decidingMarks, phoneOf } from './phones';
import { walletNumberHash } from './walletNumberHash';

/** The keyed hash of a Google login: useless without the key. */
const loginMark = (sub: string, key: string): string =>
  `login/${createHmac('sha256', key).update(sub).digest('base64url')}`;

/** What a person can be known by after they were deleted. */
export interface Traces {
  readonly sub?: string | null | undefined;
  readonly device?: string | null | undefined;
  /** The hash of a wallet number (`walletNumberHash`). */
  readonly number?: string | undefined;
}

/** The marks of a person under the key of the hashes. */
export const marksOf = ({ sub, device, number }: Traces, key: string): string[] => [
  ...(sub ? [loginMark(sub, key)] : []),
  // A mark instead of a device: that of somebody deleted.
  ...(device?.startsWith('gone/') ? [device] : (phoneOf(device)?.marks ?? [])),
  ...(number === undefined ? [] : [number]),
];

/** The person's marks: their login, and every phone and wallet number that they have used. */
export async function marksOfPerson(sql: Sql, userId: number, key: string): Promise<string[]> {
  const [row] = await sql.query<{ sub: string | null; device: string | null; no: string | null; market: Market }>(
    `select u.google_sub as sub, u.device, e.plain_no as no, u.market
     from users u left join ewallets e on e.user_id = u.id and e.given_up_at is null
     where u.id = $1`,
    [userId],
  );
  if (!row) return [];
  const used = await sql.query<{ mark: string }>('select mark from used_marks where user_id = $1', [userId]);
  const phones = await sql.query<{ device: string }>('select distinct device from actions where user_id = $1', [
    userId,
  ]);
  const marks = [
    ...marksOf({ ...row, ...(row.no && { number: walletNumberHash(row.no, row.market, key) }) }, key),
    ...phones.flatMap(({ device }) => marksOf({ device }, key)),
    ...used.map(({ mark }) => mark),
  ];
  return [...new Set(marks)];
}

/** Keeps the marks of a frozen person who is being deleted. Must run in the transaction of the deletion. */
export async function recordFrozenMarks(tx: Sql, userId: number, marks: readonly string[], now: number): Promise<void> {
  for (const mark of marks)
    await tx.query('insert into frozen_marks (mark, user_id, forget_at) values ($1, $2, $3) on conflict do nothing', [
      mark,
      userId,
      now + frozenMarkRetentionMs,
    ]);
}

/**
 * Whether somebody else who is frozen, or was when they were deleted, is known by one of the marks.
 *
 * @param marks those of phones that too many use decide nothing (PERSON-17)
 * @param userId whose marks they are; 0: of nobody yet
 */
export async function isFrozenMark(sql: Sql, marks: readonly string[], userId = 0): Promise<boolean> {
  for (const mark of await decidingMarks(sql, marks)) {
    const frozen = await sql.query(
      `select 1 from frozen_marks where mark = $1
       union all
       select 1 from used_marks m join users u on u.id = m.user_id
       where m.mark = $1 and m.user_id <> $2 and u.frozen_at is not null and ${alive('u')}
       limit 1`,
      [mark, userId],
    );
    if (frozen.length > 0) return true;
  }
  return false;
}

/**
 * Forgets the marks that a person left, and those by which they are known, also as somebody else's who is frozen: whom
 * operators let go on is not frozen by the same phone or number again.
 */
export async function forgetFrozenMarks(sql: Sql, userId: number, marks: readonly string[]): Promise<void> {
  await sql.query('delete from frozen_marks where user_id = $1', [userId]);
  for (const mark of marks) await sql.query('delete from frozen_marks where mark = $1', [mark]);
  await sql.query(
    `delete from used_marks m using users u
     where m.mark = any ($2::text[]) and m.user_id <> $1 and u.id = m.user_id and u.frozen_at is not null`,
    [userId, marks],
  );
}
