import { getLucky, postLucky, postLuckyReward } from '@tally/contract/lucky';
import { postCheckin } from '@tally/contract/task';
import type { TestServer } from './testServer';

/**
 * What a person does with lucky tasks on a test's server.
 * @param server asked at each call, because a test's server is there only when its tests run
 */
export const luckyCalls = (server: () => TestServer) => ({
  /** A new person who has checked in, without which no lucky task is given. */
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
