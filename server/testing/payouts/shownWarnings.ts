import type { Market } from '@tally/contract/market/codes';
import { getPayouts } from '@tally/contract/calls/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { TestServer } from '../testServer';

/** The warnings that an operator's page shows now, by withdrawal: what a press from it carries (OPS-66). */
export async function shownWarnings(
  server: Pick<TestServer, 'callOk'>,
  key: string,
  market: Market,
): Promise<{ id: number; warnings: PayoutWarning[] }[]> {
  const { items } = await server.callOk(getPayouts, { query: { key, market } });
  return items.map(({ id, warnings }) => ({ id, warnings: [...warnings] }));
}
