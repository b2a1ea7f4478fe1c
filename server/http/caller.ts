import { loginTokenMax, openedEveryMs, tokenLongerThan } from '@tally/contract/limits/login';
import { markets } from '@tally/contract/market/codes';
import type { Market } from '@tally/contract/market/codes';
import type { Endpoint } from '@tally/contract/api/endpoint';
import type { Db } from '../db/db';
import { statement } from '../db/statement';
import { personOfToken } from '../domain/people/person';
import type { Person } from '../domain/people/person';
import { isDue, settle } from '../domain/morning/settle';

/** The bearer token of a request if it has the length of a token (ENTRY-9). */
export function bearerOf(header: string | undefined): string | undefined {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1]?.trim();
  return token !== undefined && token.length > tokenLongerThan && token.length <= loginTokenMax ? token : undefined;
}

/**
 * The person of a token, after everything due for them (exchange, clearing) has been settled. Nobody of a market that
 * this installation does not serve: their page shows the login, and their phone logs in where their market is.
 */
export async function personOf(
  db: Db,
  token: string | undefined,
  now: number,
  served: readonly Market[] = markets,
): Promise<Person | undefined> {
  if (token === undefined) return undefined;
  const person = await personOfToken(db, token, now);
  if (person && !served.includes(person.market)) return undefined;
  // On a full disk the settlement is postponed; reading stays possible.
  if (!person || !isDue(person, now) || !db.takesWrites()) return person;
  await settle(db, person.id, now);
  return personOfToken(db, token, now);
}

const recordVisit = statement(
  { person: 'bigint', now: 'bigint' },
  `
with kept as (delete from deletions where user_id = :person)
update users set opened_at = :now where id = :person and opened_at < :now`,
);

/**
 * Records that the person opened the app, and cancels a deletion requested without a login. Only calls that act do
 * this; reading changes nothing.
 */
export async function recordOpened(
  db: Db,
  definition: Endpoint,
  person: Person | undefined,
  now: number,
): Promise<void> {
  if (definition.method !== 'POST' || !person) return;
  // Opening is recorded at most every `openedEveryMs`; a waiting deletion is cancelled by the very next action.
  if (now - person.openedAt < openedEveryMs && !person.deletionAsked) return;
  await db.query(...recordVisit({ person: person.id, now }));
}
