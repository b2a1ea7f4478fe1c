import { confirmationKeptDays } from '@tally/contract/limits/privacy';
import { dayMs } from '@tally/contract/limits/time';
import { answerRetentionMs } from '../../limits/answers';
import { eventKeptMs } from '../../limits/events';
import { phoneSharedMs } from '../../limits/people';

/** A table whose expired rows are deleted by maintenance. */
export interface Retention {
  /** The column with the time of a row: ms since the epoch, or a day such as 20261118. */
  readonly moment: string;
  readonly inDays?: boolean;
  /** How long after that time a row is kept, ms. */
  readonly keptMs: number;
}

/**
 * Tables with expiring rows. People, their money and what they were paid for stay until the person requests deletion.
 */
export const retentions = {
  answers: { moment: 'at', keptMs: answerRetentionMs },
  operator_answers: { moment: 'at', keptMs: answerRetentionMs },
  sessions: { moment: 'expires_at', keptMs: 0 },
  actions: { moment: 'at', keptMs: 30 * dayMs },
  devices: { moment: 'first_at', keptMs: 180 * dayMs },
  shared_phones: { moment: 'at', keptMs: phoneSharedMs },
  ad_confirmations: { moment: 'at', keptMs: confirmationKeptDays * dayMs },
  waiting_claims: { moment: 'at', keptMs: confirmationKeptDays * dayMs },
  deletion_mails: { moment: 'expires_at', keptMs: 0 },
  outbox: { moment: 'ended_at', keptMs: eventKeptMs },
  wrong_keys: { moment: 'since', keptMs: dayMs },
  task_counts: { moment: 'day', inDays: true, keptMs: 400 * dayMs },
} as const satisfies Readonly<Record<string, Retention>>;
