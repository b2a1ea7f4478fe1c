import { hourMs } from '@tally/contract/limits/time';

/** How long stored answers are kept; repeating a request under the same key is guaranteed to be safe for 48 hours. */
export const answerRetentionMs = 72 * hourMs;
