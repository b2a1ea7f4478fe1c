import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@tally/contract/api/endpoint';
import { expect } from 'vitest';
import type { CrashingDb } from './crashingDb';
import type { TestServer } from './testServer';

/**
 * Returns a function that makes a call; when the server is killed meanwhile, it is started again, and the call is
 * repeated.
 *
 * @param seen which calls the server was killed in
 */
export const retrying =
  (server: TestServer, crashing: CrashingDb, seen: Set<string>) =>
  async <C extends Endpoint>(
    definition: C,
    request: { query?: QueryOf<C>; body?: BodyOf<C>; token?: string },
  ): Promise<ReplyOf<C>> => {
    let answer = await server.call(definition, request);
    if (crashing.restart()) {
      seen.add(`killed ${definition.path}`);
      answer = await server.call(definition, request);
    }
    expect([definition.path, answer.code]).toEqual([definition.path, 200]);
    return answer.data;
  };
