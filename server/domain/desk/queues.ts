import { markets } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import type { Queues } from '@tally/contract/calls/queues';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending, unanswered } from '../../db/states';
import type { Actor } from '../act';
import { isOvertaken } from '../approvals/overtaken';
import { messagesVersion, payoutsVersion, versionsOfAll } from './queueVersions';

interface Waiting {
  readonly total: number;
  readonly batches: number;
  readonly exceptions: number;
  readonly messages: number;
  readonly payoutsVersion: string;
  readonly messagesVersion: string;
}

/** Each count reads an index that holds only what waits; the versions read what a page shows of it. */
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
  )::integer as messages,
  ${payoutsVersion} as "payoutsVersion", ${messagesVersion} as "messagesVersion"
from withdrawals w
where ${pending('w')} and w.export_id is null and w.currency = :currency`,
);

const requestsFor = statement(
  { operator: 'text', now: 'bigint' },
  `
select count(*)::integer as count, coalesce(max(id), 0) as latest
from approvals a
where decision is null and until > :now and lower(operator) <> lower(:operator) and not ${isOvertaken}`,
);

/** What waits in the queues of each market, and its versions, for the operator who looks (OPS-48). */
export async function queuesOf(sql: Sql, by: Actor, hasSecond: boolean): Promise<Queues> {
  const { operator, now } = by;
  const counted: Queues['markets'] = [];
  for (const market of markets) {
    const { total, ...others } = only(await sql.query<Waiting>(...waitingIn({ market, currency: currencies[market] })));
    counted.push({ market, pay: total, ...others });
  }
  const asked = only(await sql.query<{ count: number; latest: number }>(...requestsFor({ operator, now })));
  return { operator, asked, hasSecond, markets: counted, ...(await versionsOfAll(sql, now)) };
}
