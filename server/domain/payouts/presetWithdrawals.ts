import type { Market } from '@tally/contract/market/codes';
import { minorDigits } from '@tally/contract/market/money';
import { resolvedAtOnce } from '../../limits/operators';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { fromWire, minorOf } from '../ledger/money';
import { readRules } from '../marketRules/versions';
import { joinedSince } from '../people/joinedSince';

/** A preset of operators (OPS-5): whose withdrawals it resolves, and how. */
export interface Preset {
  /** -1, 0, 1: who joined within 1 h, 8 h, 1 day; 2: everybody. */
  readonly day: number;
  /** 1 pays, 2 refuses. */
  readonly pay: number;
  /** The most that a withdrawal may have, decimal, in its market's currency. */
  readonly amount: number;
  /** Missing: all markets, each in its own currency. */
  readonly market?: Market | undefined;
  /** Only what was requested by then, ms since the epoch; missing: all. */
  readonly asOf?: number | undefined;
}

export interface PresetWithdrawal {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  /** In minor units. */
  readonly amount: number;
}

/** The pending withdrawals of a preset; one that pays leaves out invalid accounts. */
const pendingOf = (isPaid: boolean, isSent: boolean) =>
  statement(
    {
      joinedSince: 'bigint',
      mostId: 'bigint',
      mostPh: 'bigint',
      mostBr: 'bigint',
      market: 'text?',
      asOf: 'bigint?',
      limit: 'bigint',
    },
    `
select w.id, w.user_id as "userId", u.market, w.amount
from withdrawals w join users u on u.id = w.user_id
where ${pending('w')} and w.export_id is ${isSent ? 'not null' : 'null'} and u.frozen_at is null
  ${isPaid ? `and not ${goesToInvalid} and not ${clawbackWaits}` : ''}
  and u.created_at >= :joinedSince
  and w.amount <= case u.market when 'id' then :mostId when 'ph' then :mostPh else :mostBr end
  and (:market is null or u.market = :market)
  and (:asOf is null or w.at <= :asOf)
order by w.id
limit :limit`,
  );
const toPay = { here: pendingOf(true, false), sent: pendingOf(true, true) };
const toRefuse = { here: pendingOf(false, false), sent: pendingOf(false, true) };
const withdrawalsOf = ({ pay }: Preset) => (pay === 1 ? toPay : toRefuse);

/** The values of the statement, but for how many. */
function valuesOf({ day, amount, market, asOf }: Preset, now: number) {
  // An amount with more decimal places than the currency is rounded down to its minor units.
  const most = (of: Market): number => fromWire(amount, of) ?? Math.floor(amount * 10 ** minorDigits[of]);
  return {
    joinedSince: joinedSince(day, now),
    mostId: most('id'),
    mostPh: most('ph'),
    mostBr: most('br'),
    market: market ?? null,
    asOf: asOf ?? null,
  };
}

/**
 * What a preset finds now, the oldest first, and what of it one press resolves: at most the market's limit is paid
 * (OPS-14), nothing to an account that is invalid (OPS-27), and nothing that is with the provider (OPS-20).
 *
 * @param atOnce maximum number of withdrawals that a press resolves; one more is found where there are more
 */
export async function presetWithdrawals(
  sql: Sql,
  preset: Preset,
  now: number,
  atOnce = resolvedAtOnce,
): Promise<{ readonly found: readonly PresetWithdrawal[]; readonly within: readonly PresetWithdrawal[] }> {
  const { here } = withdrawalsOf(preset);
  const found = await sql.query<PresetWithdrawal>(...here({ ...valuesOf(preset, now), limit: atOnce + 1 }));
  const first = found.slice(0, atOnce);
  if (preset.pay !== 1) return { found, within: first };
  const limits = {
    id: minorOf((await readRules(sql, 'id', now)).payoutLimit, 'id'),
    ph: minorOf((await readRules(sql, 'ph', now)).payoutLimit, 'ph'),
    br: minorOf((await readRules(sql, 'br', now)).payoutLimit, 'br'),
  };
  const sums: Record<Market, number> = { id: 0, ph: 0, br: 0 };
  return { found, within: first.filter(({ market, amount }) => (sums[market] += amount) <= limits[market]) };
}

/** Whether the provider has any that a preset would find otherwise (OPS-20). */
export const isSomeSent = async (sql: Sql, preset: Preset, now: number): Promise<boolean> =>
  (await sql.query(...withdrawalsOf(preset).sent({ ...valuesOf(preset, now), limit: 1 }))).length > 0;
