import { createHash } from 'node:crypto';
import { first } from '../migrations/until-0019/0001_first';
import { everything } from '../migrations/until-0019/0002_everything';
import { plainAccounts } from '../migrations/until-0019/0003_plain_accounts';
import { moneyCame } from '../migrations/until-0019/0004_money_came';
import { dayCounts } from '../migrations/until-0019/0005_day_counts';
import { reviewTasks } from '../migrations/until-0019/0006_review_tasks';
import { catalogue } from '../migrations/until-0019/0007_catalogue';
import { lotteryDraws } from '../migrations/until-0019/0008_lottery_draws';
import { walletNumbers } from '../migrations/until-0019/0009_wallet_numbers';
import { pace } from '../migrations/until-0019/0010_pace';
import { payouts } from '../migrations/until-0019/0011_payouts';
import { localeSince } from '../migrations/until-0019/0012_locale_since';
import { adConfirmations } from '../migrations/until-0019/0013_ad_confirmations';
import { lookups } from '../migrations/until-0019/0014_lookups';
import { deletionMails } from '../migrations/until-0019/0015_deletion_mails';
import { waitingClaims } from '../migrations/until-0019/0016_waiting_claims';
import { frozenMarks } from '../migrations/until-0019/0017_frozen_marks';
import { spentTransactions } from '../migrations/until-0019/0018_spent_transactions';
import { sessionsOfNobody } from '../migrations/until-0019/0019_sessions_of_nobody';
import { payoutBatches } from '../migrations/0020_payout_exports';
import { plainNumbers } from '../migrations/0021_plain_numbers';
import { plainNames } from '../migrations/0022_plain_names';
import { openWithdrawals } from '../migrations/0023_open_withdrawals';
import { invalidAccounts } from '../migrations/0024_invalid_accounts';
import { batches } from '../migrations/0025_batches';
import { reversals } from '../migrations/0026_reversals';
import { operatorControl } from '../migrations/0027_operator_control';
import { adjustments } from '../migrations/0028_adjustments';
import { outbox } from '../migrations/0029_outbox';
import { messages } from '../migrations/0030_messages';
import { marketRules } from '../migrations/0031_market_rules';
import { maskedAccounts } from '../migrations/0032_masked_accounts';
import { givenUp } from '../migrations/0033_given_up';
import { waitingResults } from '../migrations/0034_waiting_results';
import { releases } from '../migrations/0035_releases';
import { askedEvents } from '../migrations/0036_asked_events';
import { partialReversals } from '../migrations/0037_partial_reversals';
import { writtenForGood } from '../migrations/0038_written_for_good';
import { closedDays } from '../migrations/0039_closed_days';
import { verdicts } from '../migrations/0040_verdicts';
import { newOwners } from '../migrations/0041_new_owners';
import { largestAmounts } from '../migrations/0042_largest_amounts';
import { standInKeys } from '../migrations/0043_stand_in_keys';
import { refusedEvents } from '../migrations/0044_refused_events';
import { phones } from '../migrations/0045_phones';
import { answerEvents } from '../migrations/0046_answer_events';
import { ledgerMonths } from '../migrations/0047_ledger_months';
import { archivedMonths } from '../migrations/0048_archived_months';

/** One step of the schema. A released step is never changed; later changes are further steps. */
export interface Migration {
  readonly id: number;
  readonly sql: string;
  /**
   * Whether the version before this step may run on its schema, so that the release can be taken back; each step from
   * `firstThatSays` on says so. Text is SQL that answers it in the step's transaction, where that depends on the database.
   */
  readonly beforeMayRun?: boolean | string;
}

/** The first step that says whether the version before may run on it. */
export const firstThatSays = 43;

export const migrations: readonly Migration[] = [
  { id: 1, sql: first },
  { id: 2, sql: everything },
  { id: 3, sql: plainAccounts },
  { id: 4, sql: moneyCame },
  { id: 5, sql: dayCounts },
  { id: 6, sql: reviewTasks },
  { id: 7, sql: catalogue },
  { id: 8, sql: lotteryDraws },
  { id: 9, sql: walletNumbers },
  { id: 10, sql: pace },
  { id: 11, sql: payouts },
  { id: 12, sql: localeSince },
  { id: 13, sql: adConfirmations },
  { id: 14, sql: lookups },
  { id: 15, sql: deletionMails },
  { id: 16, sql: waitingClaims },
  { id: 17, sql: frozenMarks },
  { id: 18, sql: spentTransactions },
  { id: 19, sql: sessionsOfNobody },
  { id: 20, sql: payoutBatches },
  { id: 21, sql: plainNumbers },
  { id: 22, sql: plainNames },
  { id: 23, sql: openWithdrawals },
  { id: 24, sql: invalidAccounts },
  { id: 25, sql: batches },
  { id: 26, sql: reversals },
  { id: 27, sql: operatorControl },
  { id: 28, sql: adjustments },
  { id: 29, sql: outbox },
  { id: 30, sql: messages },
  { id: 31, sql: marketRules },
  { id: 32, sql: maskedAccounts },
  { id: 33, sql: givenUp },
  { id: 34, sql: waitingResults },
  { id: 35, sql: releases },
  { id: 36, sql: askedEvents },
  { id: 37, sql: partialReversals },
  { id: 38, sql: writtenForGood },
  { id: 39, sql: closedDays },
  { id: 40, sql: verdicts },
  { id: 41, sql: newOwners },
  { id: 42, sql: largestAmounts },
  { id: 43, sql: standInKeys, beforeMayRun: true },
  { id: 44, sql: refusedEvents, beforeMayRun: true },
  { id: 45, sql: phones, beforeMayRun: true },
  { id: 46, sql: answerEvents, beforeMayRun: true },
  // The version before makes no months, so it may not run where the ledger lies in them.
  { id: 47, sql: ledgerMonths, beforeMayRun: `(select relkind = 'r' from pg_class where oid = 'transfers'::regclass)` },
  // The first month that is archived takes this back: the version before would miss what it holds.
  { id: 48, sql: archivedMonths, beforeMayRun: true },
];

/** Checksum of a step's SQL, by which a released step that was changed is detected. */
export const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex').slice(0, 16);
