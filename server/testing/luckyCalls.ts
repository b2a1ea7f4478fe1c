import { getLucky, postLucky, postLuckyReward } from '@tally/contract/calls/lucky';
import { postCheckin } from '@tally/contract/calls/tasks';
import type { TestServer } from './testServer';

/**
 * Lucky task calls of a person on a test server.
 * @param server called for each request, because the test server exists only while its tests run
 */
export const luckyCalls = (server: () => TestServer) => ({
  /** Creates a person who has checked in, which is required for lucky tasks. */
  async checkedIn(given: Parameters<TestServer['person']>[0] = {}) {
    const person = await server().person(given);
    await server().callOk(postCheckin, { token: person.token, query: { action: 'reward' } });
    return person;
  },
  /** Applies for a task; 0: for any. */
  apply: (token: string, taskId = 0) => server().callOk(postLucky, { token, query: { taskId, action: 'apply' } }),
  /** The tasks of the list. */
  list: async (token: string) => (await server().callOk(getLucky, { token })).luckytasks,
  /** Claims the reward of a record. */
  claim: (token: string, taskRecordId: number, installed = true, key?: string) =>
    server().callOk(postLuckyReward, { token, query: { taskRecordId, installed }, ...(key !== undefined && { key }) }),
});
