import { exchangeDay, latestAt, weekOf } from '../shared/days';
import { currencies } from '@tally/contract/market/money';
import { localTime } from '@tally/contract/rules/marketClock';
import type { AccountType } from '@tally/contract/market/wallets';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { UserInfo } from '@tally/contract/people/user';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, resolved } from '../../db/states';
import { toWire } from '../ledger/money';
import type { Rules } from '../marketRules/rulesAt';
import type { Person } from '../people/person';
import { firstNameOr } from '../shared/serverTexts';

/** What home tells a person of what happened meanwhile. */
export type News = Pick<UserInfo, 'morning' | 'coinsToday' | 'checkInDays' | 'lastPayment' | 'friend'>;

interface Row {
  readonly coinsOut: number | null;
  readonly cashIn: number | null;
  readonly coinsToday: number;
  readonly checkInDays: readonly number[] | null;
  readonly paymentId: number | null;
  readonly paymentStatus: typeof passbookStatus.paid | typeof passbookStatus.failed;
  readonly paymentAt: number;
  readonly paymentAmount: number;
  readonly accountType: AccountType;
  readonly friendName: string | null;
  readonly friendEarned: number;
  readonly friendAt: number;
}

/** Most records in a day of coins that don't come from tasks. */
const otherRecords = 20;

/** How many withdrawals to look through for the one that ended last: the payment of an older one may have come back. */
const latestWithdrawals = 10;

const newsStatement = statement(
  {
    person: 'bigint',
    currency: 'text',
    exchange: 'text',
    midnight: 'bigint',
    records: 'bigint',
    monday: 'integer',
    today: 'integer',
  },
  `
select
  (
    select amount from recent_transfers
    where user_id = :person and kind = 'exchangeout' and ref = :exchange and currency = 'COIN'
  ) as "coinsOut",
  (
    select amount from recent_transfers
    where user_id = :person and kind = 'exchangein' and ref = :exchange and currency = :currency
  ) as "cashIn",
  (
    select coalesce(sum(amount), 0)::bigint
    from (
      select amount, at, target from recent_transfers
      where user_id = :person and (source = 'coin' or target = 'coin')
      order by id desc
      limit :records
    ) latest
    where target = 'coin' and at >= :midnight
  ) as "coinsToday",
  (
    select array_agg(day order by day) from task_counts
    where user_id = :person and day between :monday and :today and task = 'checkin' and count > 0
  ) as "checkInDays",
  payment.id as "paymentId", payment.status as "paymentStatus", payment.at as "paymentAt",
  payment.amount as "paymentAmount", payment.type as "accountType",
  friend.name as "friendName", friend.earned as "friendEarned", friend.at as "friendAt"
from (select 1) one
left join lateral (
  select id, type, coalesce(returned_at, settled_at) as at,
    case when returned_at is null then status else ${passbookStatus.failed} end as status,
    case when returned_at is null then amount else came_back end as amount
  from (
    select * from withdrawals where user_id = :person order by id desc limit ${latestWithdrawals}
  ) latest
  where ${resolved('latest')}
  order by at desc
  limit 1
) payment on true
left join lateral (
  select u.name, t.amount as earned, t.at
  from members m
  join users u on u.id = m.user_id
  join recent_transfers t on t.user_id = m.inviter and t.kind = 'invitation' and t.ref = 'invite/' || m.user_id
  where m.inviter = :person and m.valid_at is not null and ${alive('u')}
  order by m.valid_at desc
  limit 1
) friend on true`,
);

/**
 * What happened to a person meanwhile (DAY-1, DAY-2, DAY-4, DAY-5, DAY-6), each only where there is something to tell.
 *
 * @param now ms since the epoch
 */
export async function newsOf(
  sql: Sql,
  person: Person,
  now: number,
  { maxCounts }: Pick<Rules, 'maxCounts'>,
): Promise<News> {
  const { market } = person;
  const day = exchangeDay(now, market);
  const row = only(
    await sql.query<Row>(
      ...newsStatement({
        person: person.id,
        currency: currencies[market],
        exchange: `exchange/${day}`,
        midnight: latestAt(now, market, 0),
        records: Object.values(maxCounts).reduce((sum, count) => sum + count, otherRecords),
        monday: weekOf(now, market),
        today: localTime(now, market).day,
      }),
    ),
  );
  const { coinsOut, cashIn, coinsToday, checkInDays, paymentId, friendName } = row;
  return {
    ...(coinsOut !== null && cashIn !== null && { morning: { day, coins: coinsOut, cash: toWire(cashIn, market) } }),
    coinsToday,
    checkInDays: [...(checkInDays ?? [])],
    ...(paymentId !== null && {
      lastPayment: {
        id: paymentId,
        status: row.paymentStatus,
        at: row.paymentAt,
        amount: toWire(row.paymentAmount, market),
        accountType: row.accountType,
      },
    }),
    ...(friendName !== null && {
      friend: {
        name: firstNameOr(friendName, person.locale),
        earned: toWire(row.friendEarned, market),
        at: row.friendAt,
      },
    }),
  };
}
