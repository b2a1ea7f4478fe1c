import { codes } from '@tally/contract/api/envelope';
import { minuteMs } from '@tally/contract/limits/time';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { Refusal } from '../shared/refusal';

/** A request that moves money, identified so that a retry can be told from a new request. */
export interface IdempotentRequest {
  /** Name of the call. */
  readonly scope: string;
  /** The client's idempotency key, or a generated one. */
  readonly key: string;
  /** Hash of query and body. */
  readonly request: string;
}

interface Stored {
  readonly request: string;
  readonly answer: string;
}

/**
 * Returns the stored answer if the request is the same.
 *
 * @throws {Refusal} when another request was made under this key
 */
function replay<Reply>(stored: Stored, once: IdempotentRequest): Reply {
  if (stored.request !== once.request) throw new Refusal(codes.keyReused, 'KEY USED FOR ANOTHER REQUEST');
  return JSON.parse(stored.answer) as Reply;
}

const lockedAnswer = statement(
  { person: 'bigint', scope: 'text', key: 'text' },
  `
update answers set at = at
where user_id = :person and scope = :scope and key = :key
returning request, answer`,
);

/**
 * The answer stored under this key; undefined when there is none. The row is written again, unchanged: a synchronous
 * replica that was behind when it was first written has it when this commit is confirmed, so a repeated answer can't be
 * lost by a failover either.
 */
export async function storedAnswer<Reply>(
  sql: Sql,
  userId: number,
  once: IdempotentRequest,
): Promise<Reply | undefined> {
  const [stored] = await sql.query<Stored>(...lockedAnswer({ person: userId, scope: once.scope, key: once.key }));
  return stored && replay<Reply>(stored, once);
}

const newAnswer = statement(
  { person: 'bigint', scope: 'text', key: 'text', request: 'text', answer: 'text', now: 'bigint' },
  `
insert into answers (user_id, scope, key, request, answer, at)
values (:person, :scope, :key, :request, :answer, :now)`,
);

/** Prefix of generated keys, for requests without one; their answers can't be requested again. */
export const ownKeys = 'auto/';

/** Stores an answer. Must run in the transaction that carries out the request. */
export async function storeAnswer(
  sql: Sql,
  userId: number,
  once: IdempotentRequest,
  answer: unknown,
  now: number,
): Promise<void> {
  if (once.key.startsWith(ownKeys)) return;
  const { scope, key, request } = once;
  await sql.query(...newAnswer({ person: userId, scope, key, request, answer: JSON.stringify(answer), now }));
}

/**
 * After this time (ms) an operator's request without an answer is assumed to have died with its server, and another may
 * take over its key.
 */
const takenOverAfterMs = 5 * minuteMs;

/** Claims the key, unless another request has it. */
const claimKey = statement(
  { scope: 'text', key: 'text', request: 'text', now: 'bigint', diedBefore: 'bigint' },
  `
insert into operator_answers (scope, key, request, answer, at)
values (:scope, :key, :request, '', :now)
on conflict (scope, key) do update set at = excluded.at
  where operator_answers.answer = ''
    and operator_answers.request = excluded.request
    and operator_answers.at <= :diedBefore
returning 1`,
);

const operatorAnswer = statement(
  { scope: 'text', key: 'text', answer: 'text', now: 'bigint' },
  'update operator_answers set answer = :answer, at = :now where scope = :scope and key = :key',
);

/** Gives the key back, if it is still that of the request that claimed it then. */
const freeKey = statement(
  { scope: 'text', key: 'text', now: 'bigint' },
  `delete from operator_answers where scope = :scope and key = :key and answer = '' and at = :now`,
);

/**
 * Runs an operator's request once per key: the first request stores the key and does the work, repeated ones get its
 * answer. The work must be safe to repeat, because a server may die between the work and its answer.
 *
 * @throws {Refusal} when another request was made under this key, or this one is still under way
 */
export async function idempotentForOperators<Reply>(
  sql: Sql,
  once: IdempotentRequest,
  now: number,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (once.key.startsWith(ownKeys)) return work();
  const { scope, key, request } = once;
  const mine = await sql.query(...claimKey({ scope, key, request, now, diedBefore: now - takenOverAfterMs }));
  if (mine.length === 0) return answered<Reply>(sql, once);
  try {
    const answer = await work();
    await sql.query(...operatorAnswer({ scope, key, answer: JSON.stringify(answer), now }));
    return answer;
  } catch (error) {
    // The work failed: free the key so that it may be tried again at once, unless another request has taken it over
    // meanwhile.
    await sql.query(...freeKey({ scope, key, now })).catch(() => undefined);
    throw error;
  }
}

const lockedOperatorAnswer = statement(
  { scope: 'text', key: 'text' },
  'update operator_answers set at = at where scope = :scope and key = :key returning request, answer',
);

/** The answer of the first request under this key; the row is written again as in `storedAnswer`. */
async function answered<Reply>(sql: Sql, once: IdempotentRequest): Promise<Reply> {
  const [stored] = await sql.query<Stored>(...lockedOperatorAnswer({ scope: once.scope, key: once.key }));
  if (stored && stored.request === once.request && stored.answer === '')
    throw new Refusal(codes.closing, 'STILL UNDER WAY');
  if (!stored) throw new Refusal(codes.closing, 'TRY AGAIN');
  return replay<Reply>(stored, once);
}
