import { feedbackContactMin, feedbackContentMin } from '@tally/contract/limits/feedback';
import type { Market } from '@tally/contract/market/codes';
import { indonesiaOnly } from '@tally/contract/market/features';

/** A message to customer service being written; `type` 0 means that no type is selected. */
export interface FeedbackDraft {
  type: number;
  content: string;
  contact: string;
}

/** Length in code points, as the server counts it: an emoji counts as one. */
const lengthOf = (text: string): number => [...text.trim()].length;

/** How many characters are still missing. */
export const missingLength = (text: string, min: number): number => min - lengthOf(text);

/** Numbers of the issue types (FEEDBACK-2). */
export const feedbackTypes = [1, 2, 3] as const;

/**
 * The first validation error of a message (FEEDBACK-3, FEEDBACK-4): "type selected; content at least 10 characters;
 * contact at least 8". Only Indonesia has types. Leading and trailing white space does not count.
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
