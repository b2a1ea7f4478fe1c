import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../db/db';
import type { Rules } from './marketRules/rulesAt';
import { readRules } from './marketRules/versions';

/** Who acts on the desk or the command line, and when. */
export interface Actor {
  /** As the audit log names them. */
  readonly operator: string;
  /** ms since the epoch; the same throughout a request. */
  readonly now: number;
}

/** What somebody does in one transaction: it is written with what it writes into the audit log, or not at all. */
export interface Act extends Actor {
  readonly tx: Sql;
  /** Reads the rules that a market has at that time. */
  readonly rules: (market: Market) => Promise<Rules>;
}

/** The act of somebody in a transaction. */
export const actIn = (tx: Sql, { operator, now }: Actor): Act => ({
  tx,
  operator,
  now,
  rules: (market) => readRules(tx, market, now),
});
