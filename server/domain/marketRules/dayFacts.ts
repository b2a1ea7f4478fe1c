import { currencies } from '@tally/contract/market/money';
import type { Locale, Market } from '@tally/contract/market/codes';
import type { TaskType } from '@tally/contract/tasks/task';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { paid, pendingOrPaid } from '../../db/states';

/** What happened in a market on one of its days, as far as its rules decide about it. Money is in minor units. */
export interface DayFacts {
  /** Paid rounds by task, and how many people had how many of them. */
  readonly rounds: readonly { readonly task: TaskType; readonly count: number; readonly people: number }[];
  /** Coins and cash that the ledger paid by kind of transfer, and how often. */
  readonly paid: readonly {
    readonly kind: string;
    readonly currency: string;
    readonly times: number;
    readonly amount: number;
  }[];
  /** Coins that became cash, by the language of their owners. */
  readonly exchanged: readonly { readonly locale: Locale; readonly coins: number; readonly cash: number }[];
  /** Withdrawals that were asked for. */
  readonly withdrawals: readonly {
    readonly amount: number;
    readonly at: number;
    readonly type: string;
    readonly locale: Locale;
    /** Whether its owner had withdrawn before. */
    readonly returning: boolean;
  }[];
  /** Amounts of withdrawals that operators or the provider paid. */
  readonly payouts: readonly number[];
}

/** A day of a market: its number, its first moment, and the first one after it (ms since the epoch). */
export interface MarketDay {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

const roundsOf = statement(
  { market: 'text', day: 'integer' },
  `
select c.task, c.count, count(*)::integer as people
from task_counts c join users u on u.id = c.user_id
where u.market = :market and c.day = :day
group by 1, 2
order by 1, 2`,
);

const paidOf = statement(
  { market: 'text', from: 'bigint', to: 'bigint' },
  `
select t.kind, t.currency, count(*)::integer as times, sum(t.amount)::bigint as amount
from transfers t join users u on u.id = t.user_id
where u.market = :market and t.at >= :from and t.at < :to and t.source = 'rewards'
group by 1, 2
order by 1, 2`,
);

const exchangedOf = statement(
  { market: 'text', from: 'bigint', to: 'bigint' },
  `
select u.locale, coalesce(sum(t.amount) filter (where t.kind = 'exchangeout'), 0)::bigint as coins,
  coalesce(sum(t.amount) filter (where t.kind = 'exchangein'), 0)::bigint as cash
from transfers t join users u on u.id = t.user_id
where u.market = :market and t.at >= :from and t.at < :to and t.kind in ('exchangeout', 'exchangein')
group by 1
order by 1`,
);

const requestedOf = statement(
  { currency: 'text', from: 'bigint', to: 'bigint' },
  `
select w.amount, w.at, w.type, u.locale,
  exists (select 1 from withdrawals o where o.user_id = w.user_id and o.id < w.id and ${pendingOrPaid('o')}) as returning
from withdrawals w join users u on u.id = w.user_id
where w.currency = :currency and w.at >= :from and w.at < :to
order by w.id`,
);

const paidAmounts = statement(
  { currency: 'text', from: 'bigint', to: 'bigint' },
  `select amount from withdrawals where currency = :currency and ${paid()} and settled_at >= :from and settled_at < :to`,
);

/** What happened in a market on a day. Reads the whole day of everybody: for a command, not for a call. */
export async function dayFactsOf(sql: Sql, market: Market, { day, from, to }: MarketDay): Promise<DayFacts> {
  const currency = currencies[market];
  const payouts = await sql.query<{ amount: number }>(...paidAmounts({ currency, from, to }));
  return {
    rounds: await sql.query(...roundsOf({ market, day })),
    paid: await sql.query(...paidOf({ market, from, to })),
    exchanged: await sql.query(...exchangedOf({ market, from, to })),
    withdrawals: await sql.query(...requestedOf({ currency, from, to })),
    payouts: payouts.map(({ amount }) => amount),
  };
}
