import { postUpdateScore } from '@tally/contract/operator';
import { testOperatorKey, type TestServer } from './testServer';

/** Pays all withdrawals that wait, as an operator does with a preset. */
export const payWaiting = (server: Pick<TestServer, 'callOk'>) =>
  server.callOk(postUpdateScore, { query: { key: testOperatorKey, day: 2, pay: 1, amount: 1_000_000 } });
