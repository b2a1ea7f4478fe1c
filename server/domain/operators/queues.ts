import type { ReplyOf } from '@tally/contract/api/endpoint';
import { markets } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import type { getQueues } from '@tally/contract/operator/queues';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending, unanswered } from '../../db/states';
import { isOvertaken } from '../approvals/overtaken';

/** Each count reads an index that holds only what waits. */
const waitingIn = statement(
  { market: 'text', currency: 'text' },
  `
select count(*)::integer as total,
  (
    select count(*) from payout_exceptions x where x.market = :market and x.closed_at is null
  )::integer as exceptions,
  (
    select count(*) from payout_exports e
    where e.market = :market and e.voided_at is null and e.signed_at is null
  )::integer as batches,
  (
    select count(*) from feedback f
    where f.market = :market and ${unanswered('f')} and f.closed_at is null and not f.is_followed
  )::integer as messages
from withdrawals w
where ${pending('w')} and w.export_id is null and w.currency = :currency`,
);

const askedOf = statement(
  { operator: 'text', now: 'bigint' },
  `
select count(*)::integer as count, coalesce(max(id), 0) as latest
from approvals a
where decision is null and until > :now and lower(operator) <> lower(:operator) and not ${isOvertaken}`,
);

/** What waits in the queues of each market, for the operator who looks (OPS-48). */
export async function queuesOf(
  sql: Sql,
  operator: string,
  now: number,
  hasSecond: boolean,
): Promise<ReplyOf<typeof getQueues>> {
  const counted: ReplyOf<typeof getQueues>['markets'] = [];
  for (const market of markets) {
    const { total, batches, exceptions, messages } = only(
      await sql.query<{ total: number; batches: number; exceptions: number; messages: number }>(
        ...waitingIn({ market, currency: currencies[market] }),
      ),
    );
    counted.push({ market, pay: total, batches, exceptions, messages });
  }
  const asked = only(await sql.query<{ count: number; latest: number }>(...askedOf({ operator, now })));
  return { operator, asked, hasSecond, markets: counted };
}
