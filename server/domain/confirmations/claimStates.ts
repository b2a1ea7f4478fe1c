import { hourMs } from '@tally/contract/limits/time';
import { markets, type Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { claimTasks, claimWaitMs } from './waitingClaims';
import type { WaitingClaim } from './waitingClaims';

/** From this time on a claim counts as waiting long, ms: networks confirm within minutes. */
const longMs = hourMs;

/** The claims of a task in a market that wait for their ad network and can still be paid. */
export interface ClaimStates {
  readonly market: Market;
  readonly task: WaitingClaim['task'];
  readonly waiting: number;
  /** How many of them have waited for over an hour. */
  readonly long: number;
  /** When the oldest was made, ms since the epoch; 0: none waits. */
  readonly oldestAt: number;
}

const waitingByTask = statement(
  { since: 'bigint', longBefore: 'bigint' },
  `
select u.market, c.task, count(*)::integer as waiting,
       count(*) filter (where c.at <= :longBefore)::integer as long, min(c.at) as "oldestAt"
from waiting_claims c join users u on u.id = c.user_id
where c.at > :since and c.paid_at is null
group by u.market, c.task`,
);

/** Waiting claims by market and task, also where none waits. */
export async function claimStatesOf(sql: Sql, now: number): Promise<ClaimStates[]> {
  const rows = await sql.query<ClaimStates>(...waitingByTask({ since: now - claimWaitMs, longBefore: now - longMs }));
  return markets.flatMap((market) =>
    claimTasks.map(
      (task) =>
        rows.find((row) => row.market === market && row.task === task) ?? {
          market,
          task,
          waiting: 0,
          long: 0,
          oldestAt: 0,
        },
    ),
  );
}
