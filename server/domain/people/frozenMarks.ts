import { createHmac } from 'node:crypto';
import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { frozenMarkRetentionMs } from '../../limits/deletion';
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

const ownMarks = statement(
  { person: 'bigint' },
  `
select u.google_sub as sub, u.device, e.plain_no as no, u.market
from users u left join ewallets e on e.user_id = u.id and e.given_up_at is null
where u.id = :person`,
);

const rememberedMarks = statement({ person: 'bigint' }, 'select mark from used_marks where user_id = :person');

const usedPhones = statement({ person: 'bigint' }, 'select distinct device from actions where user_id = :person');

/** The person's marks: their login, and every phone and wallet number that they have used. */
export async function marksOfPerson(sql: Sql, userId: number, key: string): Promise<string[]> {
  const [row] = await sql.query<{ sub: string | null; device: string | null; no: string | null; market: Market }>(
    ...ownMarks({ person: userId }),
  );
  if (!row) return [];
  const used = await sql.query<{ mark: string }>(...rememberedMarks({ person: userId }));
  const phones = await sql.query<{ device: string }>(...usedPhones({ person: userId }));
  const marks = [
    ...marksOf({ ...row, ...(row.no && { number: walletNumberHash(row.no, row.market, key) }) }, key),
    ...phones.flatMap(({ device }) => marksOf({ device }, key)),
    ...used.map(({ mark }) => mark),
  ];
  return [...new Set(marks)];
}

const freezeOwner = statement(
  { person: 'bigint', now: 'bigint' },
  'update users set frozen_at = :now where id = :person',
);

/** Freezes a person who is known by a mark of somebody frozen. Operators see it from then on, and can let them go on. */
export const freezeKnown = (tx: Sql, userId: number, now: number): Promise<unknown> =>
  tx.query(...freezeOwner({ person: userId, now }));

const freezeMark = statement(
  { mark: 'text', person: 'bigint', forgetAt: 'bigint' },
  `
insert into frozen_marks (mark, user_id, forget_at) values (:mark, :person, :forgetAt)
on conflict do nothing`,
);

/** Keeps the marks of a frozen person who is being deleted. Must run in the transaction of the deletion. */
export async function recordFrozenMarks(tx: Sql, userId: number, marks: readonly string[], now: number): Promise<void> {
  for (const mark of marks)
    await tx.query(...freezeMark({ mark, person: userId, forgetAt: now + frozenMarkRetentionMs }));
}

const frozenOwner = statement(
  { mark: 'text', person: 'bigint' },
  `
select 1 from frozen_marks where mark = :mark
union all
select 1 from used_marks m join users u on u.id = m.user_id
where m.mark = :mark and m.user_id <> :person and u.frozen_at is not null and ${alive('u')}
limit 1`,
);

/**
 * Whether somebody else who is frozen, or was when they were deleted, is known by one of the marks.
 *
 * @param marks those of phones that too many use decide nothing (PERSON-17)
 * @param userId whose marks they are; 0: of nobody yet
 */
export async function isFrozenMark(sql: Sql, marks: readonly string[], userId = 0): Promise<boolean> {
  for (const mark of await decidingMarks(sql, marks)) {
    const frozen = await sql.query(...frozenOwner({ mark, person: userId }));
    if (frozen.length > 0) return true;
  }
  return false;
}

const thawPerson = statement({ person: 'bigint' }, 'delete from frozen_marks where user_id = :person');

const thawMark = statement({ mark: 'text' }, 'delete from frozen_marks where mark = :mark');

const dropUsedMarks = statement(
  { person: 'bigint', marks: 'text[]' },
  `
delete from used_marks m using users u
where m.mark = any (:marks) and m.user_id <> :person and u.id = m.user_id and u.frozen_at is not null`,
);

/**
 * Forgets the marks that a person left, and those by which they are known, also as somebody else's who is frozen: whom
 * operators let go on is not frozen by the same phone or number again.
 */
export async function forgetFrozenMarks(sql: Sql, userId: number, marks: readonly string[]): Promise<void> {
  await sql.query(...thawPerson({ person: userId }));
  for (const mark of marks) await sql.query(...thawMark({ mark }));
  await sql.query(...dropUsedMarks({ person: userId, marks }));
}
