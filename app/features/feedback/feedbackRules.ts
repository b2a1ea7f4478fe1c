import { feedbackContactMin, feedbackContentMin, withdrawalsAsked } from '@tally/contract/limits/feedback';
import type { Market } from '@tally/contract/market/codes';
import { indonesiaOnly } from '@tally/contract/market/features';
import type { FeedbackBody, MessageTask } from '@tally/contract/people/feedback';
import { typedLength } from '@tally/contract/text/typedText';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';

/** What a message can be about, in the order of the types that ask for it in Indonesia (FEEDBACK-9). */
export const aboutKinds = ['withdrawal', 'task', 'other'] as const;
export type AboutKind = (typeof aboutKinds)[number];

/** A message to customer service being written; `type` 0 means that no type is selected. */
export interface FeedbackDraft {
  type: number;
  content: string;
  contact: string;
  /** What it is about, where the form has no types. */
  kind?: AboutKind;
  /** Which withdrawal and which task were chosen; the one of the other kind stays, and is not sent. */
  withdrawalId?: number;
  /** `none`: no particular one, which is sent as no answer. */
  task?: MessageTask | 'none';
}

/** What a message is about: in Indonesia the type says it (FEEDBACK-9). */
export const kindOf = ({ type, kind }: FeedbackDraft, market: Market): AboutKind | undefined =>
  indonesiaOnly[market] ? aboutKinds[type - 1] : kind;

/** What is sent about it; nothing when it is about something else, or it was not said which. */
export function aboutOf(draft: FeedbackDraft, market: Market): Pick<FeedbackBody, 'withdrawalId' | 'task'> {
  const kind = kindOf(draft, market);
  if (kind === 'withdrawal' && draft.withdrawalId !== undefined) return { withdrawalId: draft.withdrawalId };
  return kind === 'task' && draft.task !== undefined && draft.task !== 'none' ? { task: draft.task } : {};
}

/** The last withdrawals that a message can be about; a backend without our additions does not number them. */
export const withdrawalsOffered = (entries: readonly PassbookEntry[]): readonly PassbookEntry[] =>
  entries.filter(({ id }) => id > 0).slice(0, withdrawalsAsked);

/** Numbers of the issue types (FEEDBACK-2). */
export const feedbackTypes = [1, 2, 3] as const;

/**
 * The first validation error of a message (FEEDBACK-3, FEEDBACK-4): "type selected; content at least 10 characters;
 * contact at least 8". Only Indonesia has types. What nobody sees does not count (TEXT-13).
 */
export function feedbackProblem(
  { type, content, contact }: FeedbackDraft,
  market: Market,
): 'type' | 'content' | 'contact' | undefined {
  if (indonesiaOnly[market] && type === 0) return 'type';
  if (typedLength(content) < feedbackContentMin) return 'content';
  if (typedLength(contact) < feedbackContactMin) return 'contact';
  return undefined;
}
