import { hourMs } from '@tally/contract/limits/time';
import { deviceIdOf, formerDeviceId } from '@tally/contract/rules/deviceId';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { phonePeopleMost, phoneSharedMs } from '../../limits/people';
import { hashToken } from '../shared/token';

/** The hash that marks a phone whose owner was deleted; the phone can't be derived from it. */
export const phoneMark = (device: string): string => `gone/${hashToken(device)}`;

/** A phone, whose id tells it from others. */
export interface Phone {
  /** Its id in the one form (`deviceIdOf`). */
  readonly device: string;
  /** Its marks: of that form, and of the one in which ids of people were hashed before there was one form. */
  readonly marks: readonly string[];
}

/** The phone of an id that was written somewhere; undefined when that can't tell phones apart (PERSON-16). */
export function phoneOf(written: string | null | undefined): Phone | undefined {
  const device = written ? deviceIdOf(written) : undefined;
  if (device === undefined) return undefined;
  const former = formerDeviceId(device);
  return { device, marks: [device, ...(former === undefined ? [] : [former])].map(phoneMark) };
}

const sharedOf = statement({ marks: 'text[]' }, 'select mark from shared_phones where mark = any (:marks)');

/** Those of the marks that may decide about people: not those of phones that too many used (PERSON-17). */
export async function decidingMarks(sql: Sql, marks: readonly string[]): Promise<readonly string[]> {
  if (marks.length === 0) return [];
  const shared = await sql.query<{ mark: string }>(...sharedOf({ marks }));
  const left = new Set(shared.map(({ mark }) => mark));
  return marks.filter((mark) => !left.has(mark));
}

/** The phone of an id if it may decide about people: it tells phones apart, and few use it. */
export async function decidingPhone(sql: Sql, written: string | null | undefined): Promise<Phone | undefined> {
  const phone = phoneOf(written);
  return phone && (await decidingMarks(sql, phone.marks)).length === phone.marks.length ? phone : undefined;
}

/** What the id of a phone that came with a login is worth. */
export const deviceVerdicts = ['phone', 'none', 'placeholder', 'shared'] as const;
export type DeviceVerdict = (typeof deviceVerdicts)[number];

export async function deviceVerdictOn(sql: Sql, written: string | undefined): Promise<DeviceVerdict> {
  if (written === undefined) return 'none';
  if (!phoneOf(written)) return 'placeholder';
  return (await decidingPhone(sql, written)) ? 'phone' : 'shared';
}

/** Written anew once an hour at most. */
const recording = statement(
  { mark: 'text', person: 'bigint', now: 'bigint' },
  `
insert into used_marks (mark, user_id, used_at)
select :mark, id, :now from users where id = :person and ${alive()} for key share
on conflict (mark, user_id) do update set used_at = excluded.used_at
where used_marks.used_at < excluded.used_at - ${hourMs}`,
);

const manyUse = statement(
  { mark: 'text', since: 'bigint' },
  `
select 1 from used_marks where mark = :mark and used_at > :since limit ${phonePeopleMost + 1}`,
);

const sharePhones = statement(
  { marks: 'text[]', now: 'bigint' },
  `
insert into shared_phones (mark, at) select mark, :now from unnest(:marks) as mark
on conflict (mark) do update set at = greatest(shared_phones.at, excluded.at)`,
);

const clearDupUsers = statement(
  { device: 'text' },
  `
update users set dup_user = false
where dup_user and id in (select user_id from people_by_phone where device = :device)
returning 1`,
);

/**
 * Lets an id decide nothing from now on, because too many people use it: whoever is a duplicate by it is one no longer.
 *
 * @returns how many were duplicates
 */
export async function letDecideNothing(sql: Sql, phone: Phone, now: number): Promise<number> {
  await sql.query(...sharePhones({ marks: phone.marks, now }));
  const cleared = await sql.query(...clearDupUsers({ device: phone.device }));
  return cleared.length;
}

/**
 * Remembers that a person logged in on a phone, by which a freeze and a debt know them (OPS-17, OPS-36), and finds out
 * whether too many do (PERSON-17). Nothing is kept of somebody who is deleted concurrently.
 */
export async function recordPhone(sql: Sql, userId: number, phone: Phone, now: number): Promise<void> {
  const [mark = ''] = phone.marks;
  await sql.query(...recording({ mark, person: userId, now }));
  const users = await sql.query(...manyUse({ mark, since: now - phoneSharedMs }));
  if (users.length > phonePeopleMost) await letDecideNothing(sql, phone, now);
}

/** How many ids decide nothing because too many people used them. Of the marks of an id, people are known by one alone. */
export async function countSharedPhones(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::integer as count from shared_phones s
     where exists (select 1 from used_marks m where m.mark = s.mark)`,
  );
  return row?.count ?? 0;
}
