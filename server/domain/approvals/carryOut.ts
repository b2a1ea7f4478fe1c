import type { Outcome } from '@tally/contract/api/schemas';
import type { ApprovalAct, WaitingLine } from '@tally/contract/operator/approvals';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { Sql } from '../../db/db';
import type { Act } from '../act';
import type { PressOutcome } from '../shared/outcome';
import type { RequestedAct } from './requestApproval';

// What approvals need of the acts that they are about. The acts belong to nouns that approvals do not know; the table
// of them is `domain/approvedActs.ts`.

/** Carries out an approved act of whoever asked for it exactly as recorded, or returns why it can't. */
export type CarryOut = (act: Act, asked: RequestedAct & { readonly id: number }) => Promise<Outcome>;

/** How to carry out an act that a second operator approved. */
export interface ApprovedAct {
  readonly carryOut: CarryOut;
  /** Takes the locks that come before that of the request; the balances of a person are locked anyway. */
  readonly lock?: (tx: Sql, market: Market) => Promise<unknown>;
  /** Refuses an approval whose page did not show all warnings (OPS-66); undefined: it showed them. */
  readonly refuse?: (
    tx: Sql,
    asked: RequestedAct,
    warnings: readonly PayoutWarning[],
  ) => Promise<PressOutcome | undefined>;
}

export type ApprovedActs = Readonly<Record<ApprovalAct, ApprovedAct>>;

/** A request about a line of the provider's results. */
export interface LineRequest {
  readonly id: number;
  readonly subjectId: number;
  readonly market: Market;
  /** As it was recorded (`requestResult`). */
  readonly line: string;
}

/** Reads what the list of requests shows of their subjects. */
export interface RequestSubjects {
  /** The withdrawals with these ids that are pending in the market. */
  readonly payoutsWith: (sql: Sql, market: Market, ids: readonly number[]) => Promise<readonly PendingPayout[]>;
  /** The waiting lines of results by the ids of their requests, each with its payment as it is booked now. */
  readonly waitingLines: (sql: Sql, requests: readonly LineRequest[]) => Promise<ReadonlyMap<number, WaitingLine>>;
}
