import { dayMs } from '@tally/contract/limits';
import { answerRetentionMs } from './serverLimits';

/** A table whose rows are thrown away by maintenance. */
export interface Retention {
  /** The column that says from when a row is, ms since the epoch or a day such as 20261118. */
  readonly moment: string;
  readonly inDays?: boolean;
  /** How long a row is kept after that, ms. */
  readonly keptMs: number;
}

/** What is not kept for ever. People, their money and what they were paid for stay until they ask for their deletion. */
export const retentions = {
  answers: { moment: 'at', keptMs: answerRetentionMs },
  operator_answers: { moment: 'at', keptMs: answerRetentionMs },
  sessions: { moment: 'expires_at', keptMs: 0 },
  actions: { moment: 'at', keptMs: 30 * dayMs },
  devices: { moment: 'first_at', keptMs: 180 * dayMs },
  ad_confirmations: { moment: 'at', keptMs: 30 * dayMs },
  waiting_claims: { moment: 'at', keptMs: 30 * dayMs },
  deletion_mails: { moment: 'expires_at', keptMs: 0 },
  wrong_keys: { moment: 'since', keptMs: dayMs },
  task_counts: { moment: 'day', inDays: true, keptMs: 400 * dayMs },
} as const satisfies Readonly<Record<string, Retention>>;
