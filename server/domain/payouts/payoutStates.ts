import { dayMs } from '@tally/contract/limits/time';
import { markets, type Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import { payoutExceptionKinds } from '@tally/contract/operator/exceptions';
import type { PayoutExceptionKind } from '@tally/contract/operator/exceptions';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { isOvertaken } from '../approvals/overtaken';

/** Names of a withdrawal's states, by their number. */
const states = {
  [passbookStatus.pending]: 'pending',
  [passbookStatus.paid]: 'paid',
  [passbookStatus.failed]: 'failed',
} as const;

/** A market's pending withdrawals, and the current states of those requested on the last day. */
export interface PayoutStates {
  readonly market: Market;
  readonly pending: number;
  /** Those of them that are with the provider. */
  readonly sent: number;
  /** In minor units. */
  readonly pendingAmount: number;
  /** When the oldest pending withdrawal was requested, ms since the epoch; 0: none is pending. */
  readonly oldestAt: number;
  /** Number of withdrawals requested in the last 24 hours, by current state. */
  readonly lastDay: Readonly<Record<(typeof states)[keyof typeof states], number>>;
  /** Results that contradicted the books, ever, by kind; and those that nobody has closed. */
  readonly exceptions: Readonly<Record<PayoutExceptionKind, number>>;
  readonly openExceptions: number;
  /** Requests that wait for a second operator, and when the oldest was made, ms since the epoch (0: none waits). */
  readonly approvals: number;
  readonly approvalsOldestAt: number;
}

const countByState = statement(
  { since: 'bigint' },
  `
select currency, status, count(*)::integer as count
from withdrawals
where at > :since
group by currency, status`,
);

const waitingApprovals = statement(
  { now: 'bigint' },
  `
select market, count(*)::integer as count, min(at) as oldest
from approvals a
where decision is null and until > :now and not ${isOvertaken}
group by market`,
);

/** Withdrawals by state, for every market. */
export async function payoutStatesOf(sql: Sql, now: number): Promise<PayoutStates[]> {
  const unresolved = await sql.query<{ currency: string; count: number; sent: number; amount: number; oldest: number }>(
    `select currency, count(*)::integer as count, count(export_id)::integer as sent, sum(amount)::bigint as amount,
            min(at) as oldest
     from withdrawals
     where ${pending()}
     group by currency`,
  );
  const recent = await sql.query<{ currency: string; status: keyof typeof states; count: number }>(
    ...countByState({ since: now - dayMs }),
  );
  const contradictions = await sql.query<{ market: string; kind: PayoutExceptionKind; count: number; open: number }>(
    `select market, kind, count(*)::integer as count,
            (count(*) filter (where closed_at is null))::integer as open
     from payout_exceptions
     group by market, kind`,
  );
  const asked = await sql.query<{ market: string; count: number; oldest: number }>(...waitingApprovals({ now }));
  return markets.map((market) => {
    const requests = asked.find((each) => each.market === market);
    const waiting = unresolved.find(({ currency }) => currency === currencies[market]);
    const lastDay = { pending: 0, paid: 0, failed: 0 };
    const here = contradictions.filter((each) => each.market === market);
    const ofKind = (kind: PayoutExceptionKind) => [kind, here.find((each) => each.kind === kind)?.count ?? 0] as const;
    for (const { currency, status, count } of recent)
      if (currency === currencies[market]) lastDay[states[status]] = count;
    return {
      market,
      pending: waiting?.count ?? 0,
      sent: waiting?.sent ?? 0,
      pendingAmount: waiting?.amount ?? 0,
      oldestAt: waiting?.oldest ?? 0,
      lastDay,
      exceptions: Object.fromEntries(payoutExceptionKinds.map(ofKind)) as Record<PayoutExceptionKind, number>,
      approvals: requests?.count ?? 0,
      approvalsOldestAt: requests?.oldest ?? 0,
      openExceptions: here.reduce((sum, { open }) => sum + open, 0),
    };
  });
}
