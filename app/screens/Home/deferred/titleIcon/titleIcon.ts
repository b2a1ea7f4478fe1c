import { sdkGates } from '@tally/contract/limits/host';
import type { OpenableChannel } from '@tally/contract/host/host';
import type { Feedback } from '@tally/contract/people/feedback';
import { unreadReplies } from '../../../../features/feedback/replies';

/** The icon beside the close icon: an unread reply to feedback, income tips, or a channel. */
export type TitleIcon = 'reply' | 'tips' | 'channel';

/**
 * Service of the channel icon beside the notices. "A channel icon opens a channel of messaging service T or W": W from
 * SDK 814 on, T before.
 */
export const channelAt = (sdk: number): OpenableChannel => (sdk >= sdkGates.channelW ? 'W' : 'T');

/**
 * The icon to show. "Title bar right icon: income tips, feedback notice, or a messaging-service channel." An unread
 * reply comes first; then the tips, until they were opened once; then T's channel, unless it is shown beside the
 * notices already.
 * @param seenReplies which replies were read, as stored on the phone
 */
export function titleIcon(at: {
  feedback: Feedback | undefined;
  seenReplies: string | undefined;
  tipsOpened: boolean;
  sdk: number;
}): TitleIcon {
  if (at.feedback && unreadReplies(at.feedback, at.seenReplies).length > 0) return 'reply';
  return at.tipsOpened && channelAt(at.sdk) === 'W' ? 'channel' : 'tips';
}
