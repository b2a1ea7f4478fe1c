import { reviewStatus, type ReviewTask } from '@tally/contract/tasks/review';

type Progress = Pick<ReviewTask, 'status' | 'uploaded'>;

/**
 * State shown on the card for each status: 0 not assigned, 1 assigned, 2 rated, 3 rewarded, 4 retry, 5 closed, 7
 * passed.
 */
export const reviewStates = {
  0: 'unassigned',
  1: 'assigned',
  2: 'rated',
  3: 'rewarded',
  4: 'retry',
  5: 'closed',
  7: 'passed',
} as const;

/**
 * Text key of the task's progress, which may name the reward. After the store was opened and before the screenshot is
 * uploaded, the text asks for the screenshot.
 */
export const reviewStatusText = ({ status, uploaded }: Progress) =>
  status === reviewStatus.rated && !uploaded
    ? ('reviewtask.send_screenshot' as const)
    : (`reviewtask.status_${status}` as const);

/**
 * An action of the card. `start`: take the task and open the store. `store`: open the store (again). `upload`: send the
 * screenshot.
 */
export type ReviewOffer = 'start' | 'store' | 'upload';

/**
 * The actions offered by the card, the main one first. A rejected review may be rewritten before its screenshot is sent
 * again.
 */
export function reviewOffers({ status, uploaded }: Progress): readonly ReviewOffer[] {
  if (status === reviewStatus.none) return ['start'];
  if (status === reviewStatus.assigned) return ['store'];
  return (status === reviewStatus.rated && !uploaded) || status === reviewStatus.retry ? ['upload', 'store'] : [];
}

/**
 * Text key of the reason for which a review was rejected; undefined when it was not rejected, or has been sent again.
 */
export const rejectText = ({ status, rejectReason }: Pick<ReviewTask, 'status' | 'rejectReason'>) =>
  rejectReason !== 0 && (status === reviewStatus.retry || status === reviewStatus.closed)
    ? (`reviewtask.reject_${rejectReason}` as const)
    : undefined;
