import { postUpdateScore, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import { postBatch } from '@tally/contract/calls/batches';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { shownWarnings } from './shownWarnings';
import { testOperatorKey as key } from '../testServer';
import type { TestServer } from '../testServer';

const market = 'ph';

/** In minor units, of a file for the provider. */
export const sumOf = (file: string): number =>
  file
    .trim()
    .split('\r\n')
    .slice(1)
    .reduce((sum, line) => sum + Math.round(Number(line.split(',')[2]) * 100), 0);

/** The doors through which an operator lets money leave (OPS-35), in the Philippines. */
export function doorsOf(server: TestServer) {
  const pays = async (id: number) => {
    const shown = await shownWarnings(server, key, market);
    const warnings = shown.find((each) => each.id === id)?.warnings ?? [];
    return server.callOk(postPayout, { query: { key, id, action: 'pay' }, body: { warnings } });
  };
  const presses = async (ids: readonly number[]) => {
    const body = { ids: [...ids], shown: await shownWarnings(server, key, market) };
    return server.callOk(postPayShown, { query: { key, market, asOf: server.context.now() }, body });
  };
  const preset = (amount: number) => server.callOk(postUpdateScore, { query: { key, market, day: 2, pay: 1, amount } });
  const exports = (alone?: 1) =>
    server.callOk(postBatch, {
      query: { key, market, asOf: server.context.now(), ...(alone && { alone }) },
    });
  const returns = (id: number) =>
    server.callOk(postExceptionResolve, { query: { key, id, action: 'return', reason: 'it did not arrive' } });
  return { pays, presses, preset, exports, returns };
}
