import { randomUUID } from 'node:crypto';
import { exchangeFromHour } from '@tally/contract/limits/exchange';
import { dayMs } from '@tally/contract/limits/time';
import { currencies } from '@tally/contract/market/money';
import type { Locale, Market } from '@tally/contract/market/codes';
import { coinRateAt, exchange } from '@tally/contract/rules/exchange';
import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { exchangeDay, latestAt } from '../shared/days';
import { forEach } from '../shared/forEach';
import { lockBalances, post } from '../ledger/ledger';
import type { Move } from '../ledger/ledger';
import { ratesAt } from '../marketRules/rulesAt';
import type { Rules } from '../marketRules/rulesAt';
import { versionsOf } from '../marketRules/versions';
import { retentionStart } from '../people/person';
import { lapseAfterMs } from '../../limits/people';

/** The data that decides whether an exchange or a clearing is due for a person. */
export interface Settleable {
  readonly market: Market;
  readonly locale: Locale;
  readonly coin: number;
  readonly cash: number;
  /** What earnings pay first (OPS-36). */
  readonly debt: number;
  /** When the person last opened the app, or last received money, whichever is later; ms since the epoch. */
  readonly keptSince: number;
  readonly exchangedDay: number;
  /** Since when the person has had their current language, ms since the epoch. */
  readonly localeSince: number;
}

/**
 * The coins per unit of currency at the person's next exchange, as things stand now (MONEY-12).
 * It depends on when the exchange is due, not on when it is carried out, so the result is the same whoever triggers it.
 */
export const nextCoinRate = (
  { market, locale, localeSince }: Pick<Settleable, 'market' | 'locale' | 'localeSince'>,
  now: number,
  { coinRates }: Pick<Rules, 'coinRates'>,
): number => coinRateAt(locale, market, localeSince, latestAt(now + dayMs, market, exchangeFromHour), coinRates);

const exchangeDue = ({ market, exchangedDay }: Settleable, now: number): boolean =>
  exchangedDay < exchangeDay(now, market);

/**
 * Whether coins and cash lapse: after 15 days without opening the app; money that came meanwhile is kept for 15 days of
 * its own.
 */
const lapseDue = ({ coin, cash, keptSince }: Settleable, now: number): boolean =>
  now - keptSince > lapseAfterMs && coin + cash > 0;

/** Whether cash pays a debt (OPS-36). */
const debtDue = ({ cash, debt }: Settleable): boolean => debt > 0 && cash > 0;

/** Whether a morning exchange, a debt, or the clearing after 15 days is due. */
export const isDue = (person: Settleable, now: number): boolean =>
  exchangeDue(person, now) || debtDue(person) || lapseDue(person, now);

/**
 * The moves that are due for a person, in the order in which they became due. `unique` is part of the refs of clearings
 * and debts, so that two differ even in the same ms.
 *
 * @param ratesFor the rates of an exchange that is due at a moment
 */
function dueMoves(
  person: Settleable,
  now: number,
  unique: string,
  ratesFor: (due: number) => Rules['coinRates'],
): Move[] {
  const { market, locale, localeSince } = person;
  const currency = currencies[market];
  const moves: Move[] = [];
  let { coin, cash } = person;
  if (exchangeDue(person, now)) {
    const ref = `exchange/${exchangeDay(now, market)}`;
    const due = latestAt(now, market, exchangeFromHour);
    const turned = exchange(coin, coinRateAt(locale, market, localeSince, due, ratesFor(due)), market);
    if (turned.cash > 0) {
      moves.push(
        { kind: 'exchangeout', currency: 'COIN', source: 'coin', target: 'exchange', amount: turned.used, ref },
        { kind: 'exchangein', currency, source: 'exchange', target: 'cash', amount: turned.cash, ref },
      );
      coin -= turned.used;
      cash += turned.cash;
    }
  }
  if (debtDue({ ...person, cash })) {
    const amount = Math.min(cash, person.debt);
    moves.push({ kind: 'clawback', currency, source: 'cash', target: 'rewards', amount, ref: `debt/${unique}` });
    cash -= amount;
  }
  if (lapseDue(person, now)) {
    const ref = `lapse/${unique}`;
    if (coin > 0)
      moves.push({ kind: 'cleared', currency: 'COIN', source: 'coin', target: 'expired', amount: coin, ref });
    if (cash > 0) moves.push({ kind: 'cleared', currency, source: 'cash', target: 'lapsed', amount: cash, ref });
  }
  return moves;
}

const unsettledPerson = statement(
  { person: 'bigint' },
  `
select u.market, u.locale, b.coin, b.cash, b.debt, ${retentionStart} as "keptSince",
       u.exchanged_day as "exchangedDay", u.locale_since as "localeSince"
from users u join balances b on b.user_id = u.id
where u.id = :person`,
);

const payDebt = statement(
  { person: 'bigint', owed: 'bigint' },
  'update balances set debt = debt - :owed where user_id = :person',
);

const exchanged = statement(
  { person: 'bigint', day: 'integer' },
  'update users set exchanged_day = :day where id = :person',
);

/** Carries out what is due for one person; does nothing when nothing is due. */
export async function settle(db: Db, userId: number, now: number): Promise<void> {
  await db.tx(async (tx) => {
    // Lock the balances first, as everywhere, then read in a new statement: a join in the locking statement would use
    // the state from before the wait.
    await lockBalances(tx, userId);
    const person = only(await tx.query<Settleable>(...unsettledPerson({ person: userId })));
    if (!isDue(person, now)) return;
    const versions = exchangeDue(person, now) && person.coin > 0 ? await versionsOf(tx, person.market) : [];
    const moves = dueMoves(person, now, randomUUID(), (due) => ratesAt(versions, due));
    if (moves.length > 0) await post(tx, userId, now, moves);
    const owed = moves.find(({ kind }) => kind === 'clawback')?.amount ?? 0;
    if (owed > 0) await tx.query(...payDebt({ person: userId, owed }));
    if (exchangeDue(person, now))
      await tx.query(...exchanged({ person: userId, day: exchangeDay(now, person.market) }));
  });
}

/** Batch size of the query for people to settle. */
const peopleAtOnce = 200;

const peopleDue = statement(
  { market: 'text', last: 'bigint', day: 'integer', lapsedBefore: 'bigint', batch: 'bigint' },
  `
select u.id
from users u join balances b on b.user_id = u.id
where u.market = :market and u.id > :last and (
  (u.exchanged_day < :day and b.coin > 0)
  or (b.debt > 0 and b.cash > 0)
  or (${retentionStart} < :lapsedBefore and b.coin + b.cash > 0)
)
order by u.id
limit :batch`,
);

/** Ids of the people in a market for whom something is due. */
async function* dueIn(db: Db, market: Market, now: number, batch: number): AsyncGenerator<number> {
  const day = exchangeDay(now, market);
  const lapsedBefore = now - lapseAfterMs;
  for (let last: number | undefined = 0; last !== undefined;) {
    const people: { id: number }[] = await db.query<{ id: number }>(
      ...peopleDue({ market, last, day, lapsedBefore, batch }),
    );
    for (const { id } of people) yield id;
    last = people.length < batch ? undefined : people.at(-1)?.id;
  }
}

/**
 * Settles all people in a market for whom something is due (the morning job).
 *
 * @returns how many people it looked at
 * @throws {AggregateError} after all others, when some could not be settled
 */
export const settleMarket = (db: Db, market: Market, now: number, batch = peopleAtOnce): Promise<number> =>
  forEach(dueIn(db, market, now, batch), (id) => settle(db, id, now));
