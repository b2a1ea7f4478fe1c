import { currencies, type Currency } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import type { RecordType } from '@tally/contract/wallet/income';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

/**
 * The balances of a person, in coins, gifts and minor units. `paid` has been paid out, `lapsed` was cleared after 15
 * days without opening the app.
 */
export interface Balances {
  readonly coin: number;
  readonly gift: number;
  readonly cash: number;
  readonly held: number;
  readonly paid: number;
  readonly lapsed: number;
}

/** Accounts of a person, followed by the product's accounts. */
type Own = keyof Balances;
type System = 'rewards' | 'exchange' | 'expired';

/**
 * Kinds of transfers. `payout` is internal to the ledger: money that left `held`; it is not shown in the lists of
 * records.
 */
export type TransferKind = RecordType | 'payout';

/** One transfer: `amount` (an integer above 0) moves from account `source` to account `target`. */
export interface Move {
  readonly kind: TransferKind;
  readonly currency: 'COIN' | 'GIFT' | Currency;
  readonly source: Own | System;
  readonly target: Own | System;
  readonly amount: number;
  /** Reference to the reason of the transfer; the same kind and ref can't be booked twice. */
  readonly ref: string;
  /** Time of the transfer (ms since the epoch), if it differs from that of the others. */
  readonly at?: number;
}

const balanceColumns = 'coin, gift, cash, held, paid, lapsed';

/** The change of each of the person's accounts by some moves. */
function changeBy(moves: readonly Move[]): Balances {
  const change: Record<Own | System, number> = {
    coin: 0,
    gift: 0,
    cash: 0,
    held: 0,
    paid: 0,
    lapsed: 0,
    rewards: 0,
    exchange: 0,
    expired: 0,
  };
  for (const { source, target, amount } of moves) {
    change[source] -= amount;
    change[target] += amount;
  }
  return change;
}

/** The moves of a reward; amounts of 0 have none. */
export function rewardMoves(
  kind: TransferKind,
  market: Market,
  reward: { coin?: number; cash?: number; gift?: number },
  ref: string,
): Move[] {
  const each = [
    { currency: 'COIN', target: 'coin', amount: reward.coin ?? 0 },
    { currency: currencies[market], target: 'cash', amount: reward.cash ?? 0 },
    { currency: 'GIFT', target: 'gift', amount: reward.gift ?? 0 },
  ] as const;
  return each.filter(({ amount }) => amount > 0).map((move) => ({ kind, source: 'rewards', ref, ...move }));
}

const booking = statement(
  {
    person: 'bigint',
    ats: 'bigint[]',
    kinds: 'text[]',
    currencies: 'text[]',
    sources: 'text[]',
    targets: 'text[]',
    amounts: 'bigint[]',
    refs: 'text[]',
    coin: 'bigint',
    gift: 'bigint',
    cash: 'bigint',
    held: 'bigint',
    paid: 'bigint',
    lapsed: 'bigint',
  },
  `
with ledger as (
  insert into transfers (user_id, at, kind, currency, source, target, amount, ref)
  select :person, move.*
  from unnest(:ats, :kinds, :currencies, :sources, :targets, :amounts, :refs) as move
)
update balances
set coin = coin + :coin,
  gift = gift + :gift,
  cash = cash + :cash,
  held = held + :held,
  paid = paid + :paid,
  lapsed = lapsed + :lapsed
where user_id = :person
returning ${balanceColumns}`,
);

/**
 * Writes transfers and updates the balances, in one statement. When the decision depends on the balances, call it in a
 * transaction that has locked them.
 *
 * @param at ms since the epoch
 * @throws a database error when a balance would fall below 0 or the same kind and ref was booked before
 */
export async function post(sql: Sql, userId: number, at: number, moves: readonly Move[]): Promise<Balances> {
  const { coin, gift, cash, held, paid, lapsed } = changeBy(moves);
  const rows = await sql.query<Balances>(
    ...booking({
      person: userId,
      ats: moves.map((move) => move.at ?? at),
      kinds: moves.map(({ kind }) => kind),
      currencies: moves.map(({ currency }) => currency),
      sources: moves.map(({ source }) => source),
      targets: moves.map(({ target }) => target),
      amounts: moves.map(({ amount }) => amount),
      refs: moves.map(({ ref }) => ref),
      coin,
      gift,
      cash,
      held,
      paid,
      lapsed,
    }),
  );
  return only(rows);
}

const lockOne = statement(
  { person: 'bigint' },
  `select ${balanceColumns} from balances where user_id = :person for update`,
);

/**
 * Reads the person's balances and locks them until the end of the transaction, which serializes decisions about them.
 */
export async function lockBalances(sql: Sql, userId: number): Promise<Balances> {
  return only(await sql.query<Balances>(...lockOne({ person: userId })));
}

const lockSeveral = statement(
  { people: 'bigint[]' },
  'select 1 from balances where user_id = any (:people) order by user_id for update',
);

/** Locks the balances of several people, in the order of their ids, so that two who do so never wait for each other. */
export const lockBalancesOf = (sql: Sql, userIds: readonly number[]): Promise<unknown> =>
  sql.query(...lockSeveral({ people: userIds }));

/** All cash that a person ever earned: available, on its way, paid out and lapsed. */
export const totalIncome = ({
  cash,
  held,
  paid,
  lapsed,
}: Pick<Balances, 'cash' | 'held' | 'paid' | 'lapsed'>): number => cash + held + paid + lapsed;
