import { postUpdateScore } from '@tally/contract/calls/payouts';
import { testOperatorKey, type TestServer } from '../testServer';

/**
 * Resolves all withdrawals that wait, as an operator does with a preset.
 *
 * @param pay 1: paid, 2: refused
 */
export const resolveWaiting = (server: Pick<TestServer, 'callOk'>, pay: 1 | 2, key: string = testOperatorKey) =>
  server.callOk(postUpdateScore, { query: { key, day: 2, pay, amount: 1_000_000 } });

/** Pays all withdrawals that wait. */
export const payWaiting = (server: Pick<TestServer, 'callOk'>, key?: string) => resolveWaiting(server, 1, key);
