import { feedbackContactMin, feedbackContentMin } from '@tally/contract/limits';
import { indonesiaOnly, type Market } from '@tally/contract/market';

/** What a person writes to customer service; `type` 0 is none. */
export interface FeedbackDraft {
  type: number;
  content: string;
  contact: string;
}

/** In code points, as the server counts: an emoji counts as one. */
const lengthOf = (text: string): number => [...text.trim()].length;

/** Numbers of the issue types (FEEDBACK-2). */
export const feedbackTypes = [1, 2, 3] as const;

/**
 * The first thing that keeps a message from being sent (FEEDBACK-3, FEEDBACK-4): "type selected; content at least 10 characters; contact
 * at least 8". Only Indonesia has types. White space at the ends does not count.
 */
export function feedbackProblem(
  { type, content, contact }: FeedbackDraft,
  market: Market,
): 'type' | 'content' | 'contact' | undefined {
  if (indonesiaOnly[market] && type === 0) return 'type';
  if (lengthOf(content) < feedbackContentMin) return 'content';
  if (lengthOf(contact) < feedbackContactMin) return 'contact';
  return undefined;
}
