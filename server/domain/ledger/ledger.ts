import { currencies } from '@tally/contract/market';
import type { Currency, Market } from '@tally/contract/market';
import type { RecordType } from '@tally/contract/wallet/income';
import { only } from '../../db/db';
import type { Param, Sql } from '../../db/db';

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

const owns = ['coin', 'gift', 'cash', 'held', 'paid', 'lapsed'] as const satisfies readonly Own[];
const balanceColumns = owns.join(', ');

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

/**
 * Writes transfers and updates the balances, in one statement. When the decision depends on the balances, call it in a
 * transaction that has locked them.
 *
 * @param at ms since the epoch
 * @throws a database error when a balance would fall below 0 or the same kind and ref was booked before
 */
export async function post(sql: Sql, userId: number, at: number, moves: readonly Move[]): Promise<Balances> {
  const change = changeBy(moves);
  const params: Param[] = [userId, ...owns.map((own) => change[own])];
  const rows = moves.map((move) => {
    const from =
      params.push(move.at ?? at, move.kind, move.currency, move.source, move.target, move.amount, move.ref) - 6;
    return `($1::bigint, $${from}::bigint, $${from + 1}::text, $${from + 2}::text, $${from + 3}::text, $${from + 4}::text, $${from + 5}::bigint, $${from + 6}::text)`;
  });
  const ledger =
    rows.length > 0
      ? `insert into transfers (user_id, at, kind, currency, source, target, amount, ref) values ${rows.join(', ')} returning 1`
      : 'select 1';
  const text = `with ledger as (${ledger})
    update balances set ${owns.map((own, index) => `${own} = ${own} + $${index + 2}::bigint`).join(', ')} where user_id = $1::bigint returning ${balanceColumns}`;
  return only(await sql.query<Balances>(text, params));
}

/**
 * Reads the person's balances and locks them until the end of the transaction, which serializes decisions about them.
 */
export async function lockBalances(sql: Sql, userId: number): Promise<Balances> {
  return only(
    await sql.query<Balances>(`select ${balanceColumns} from balances where user_id = $1 for update`, [userId]),
  );
}

/** All cash that a person ever earned: available, on its way, paid out and lapsed. */
export const totalIncome = ({
  cash,
  held,
  paid,
  lapsed,
}: Pick<Balances, 'cash' | 'held' | 'paid' | 'lapsed'>): number => cash + held + paid + lapsed;
