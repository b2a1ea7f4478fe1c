import { dayMs } from '@tally/contract/limits';
import { currencies, markets } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import type { Sql } from '../db/db';

/** Names of a withdrawal's states, by their number. */
const states = { 1: 'pending', 2: 'paid', 3: 'failed' } as const;

/** A market's pending withdrawals, and the current states of those requested on the last day. */
export interface PayoutStates {
  readonly market: Market;
  readonly pending: number;
  /** In minor units. */
  readonly pendingAmount: number;
  /** When the oldest pending withdrawal was requested, ms since the epoch; 0: none is pending. */
  readonly oldestAt: number;
  /** Number of withdrawals requested in the last 24 hours, by current state. */
  readonly lastDay: Readonly<Record<(typeof states)[keyof typeof states], number>>;
}

/** Withdrawals by state, for every market. */
export async function payoutStatesOf(sql: Sql, now: number): Promise<PayoutStates[]> {
  const pending = await sql.query<{ currency: string; count: number; amount: number; oldest: number }>(
    `select currency, count(*)::integer as count, sum(amount)::bigint as amount, min(at) as oldest from withdrawals where status = 1 group by currency`,
  );
  const recent = await sql.query<{ currency: string; status: 1 | 2 | 3; count: number }>(
    'select currency, status, count(*)::integer as count from withdrawals where at > $1 group by currency, status',
    [now - dayMs],
  );
  return markets.map((market) => {
    const waiting = pending.find(({ currency }) => currency === currencies[market]);
    const lastDay = { pending: 0, paid: 0, failed: 0 };
    for (const { currency, status, count } of recent)
      if (currency === currencies[market]) lastDay[states[status]] = count;
    return {
      market,
      pending: waiting?.count ?? 0,
      pendingAmount: waiting?.amount ?? 0,
      oldestAt: waiting?.oldest ?? 0,
      lastDay,
    };
  });
}
