import { passbookDays } from '@tally/contract/limits/passbook';
import { dayMs } from '@tally/contract/limits/time';
import type { AccountType } from '@tally/contract/market/wallets';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { dayBefore } from '../shared/days';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';

const statusWords: Readonly<Record<number, string>> = {
  [passbookStatus.pending]: 'PAYING',
  [passbookStatus.paid]: 'PAID',
  [passbookStatus.failed]: 'FAILED',
};

interface Row {
  readonly id: number;
  readonly amount: number;
  readonly status: number;
  readonly date: number;
  readonly type: AccountType;
  readonly returned: number;
  readonly cameBack: number;
  readonly reviewUntil: number;
}

/** SQL: until when at most a second operator looks at the withdrawal `w`, by a request for it or for a file (OPS-35). */
const reviewUntil = `greatest(
  (select coalesce(max(a.until), 0) from approvals a
    where a.act = 'pay' and a.subject_id = w.id and a.decision is null and a.until > :now),
  (select coalesce(max(a.until), 0) from approvals a
    where a.act = 'export' and a.market = :market and a.decision is null and a.until > :now and w.id = any (a.withdrawals))
)`;

/** Its state as the word of `status_msg`. A payment that came back says whether all of it did. */
function stateOf({ status, returned, reviewUntil: review }: Row): string {
  if (returned > 0) return status === passbookStatus.paid ? 'PART CAME BACK' : 'CAME BACK';
  return review > 0 ? 'UNDER REVIEW' : (statusWords[status] ?? '');
}

const recentOf = statement(
  { person: 'bigint', fromDay: 'integer', since: 'bigint', now: 'bigint', market: 'text' },
  `
select id, amount, status, at as date, type, coalesce(returned_at, 0) as returned,
       came_back as "cameBack", case when ${pending()} then ${reviewUntil} else 0 end as "reviewUntil"
from withdrawals w
where user_id = :person and (day >= :fromDay or ${pending()} or returned_at >= :since)
order by id desc
limit 100`,
);

/**
 * Withdrawals of the last 15 days, the newest first; pending ones are always included, and those whose payment came
 * back in these days (PASSBOOK-6).
 */
export async function passbookOf(sql: Sql, person: Person, now: number): Promise<PassbookEntry[]> {
  const rows = await sql.query<Row>(
    ...recentOf({
      person: person.id,
      fromDay: dayBefore(now, person.market, passbookDays - 1),
      since: now - passbookDays * dayMs + 1,
      now,
      market: person.market,
    }),
  );
  return rows.map((row) => ({
    id: row.id,
    amount: toWire(row.amount, person.market),
    status: row.status,
    status_msg: stateOf(row),
    date: row.date,
    account_type: row.type,
    returned: row.returned,
    returned_amount: toWire(row.cameBack, person.market),
    reviewUntil: row.reviewUntil,
  }));
}
