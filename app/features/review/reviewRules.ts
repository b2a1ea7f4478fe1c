import { reviewStatus, type ReviewTask } from '@tally/contract/review';

type Progress = Pick<ReviewTask, 'status' | 'uploaded'>;

/** The status as a word on the card: 0 not assigned, 1 assigned, 2 rated, 3 rewarded, 4 retry, 5 closed, 7 passed. */
export const reviewStates = {
  0: 'unassigned',
  1: 'assigned',
  2: 'rated',
  3: 'rewarded',
  4: 'retry',
  5: 'closed',
  7: 'passed',
} as const;

/** The text that says how far the task is. A review that was written and not sent yet asks for its screenshot. */
export const reviewStatusText = ({ status, uploaded }: Progress) =>
  status === reviewStatus.rated && !uploaded
    ? ('reviewtask.send_screenshot' as const)
    : (`reviewtask.status_${status}` as const);

/** `start`: take the task and open the store. `store`: open the store (again). `upload`: send the screenshot. */
export type ReviewOffer = 'start' | 'store' | 'upload';

/** What the card offers, the main thing first. A rejected review may be written anew before its screenshot is sent again. */
export function reviewOffers({ status, uploaded }: Progress): readonly ReviewOffer[] {
  if (status === reviewStatus.none) return ['start'];
  if (status === reviewStatus.assigned) return ['store'];
  return (status === reviewStatus.rated && !uploaded) || status === reviewStatus.retry ? ['upload', 'store'] : [];
}

/** The text that says why a review was rejected; none for one that was not, or that was sent again. */
export const rejectText = ({ status, rejectReason }: Pick<ReviewTask, 'status' | 'rejectReason'>) =>
  rejectReason !== 0 && (status === reviewStatus.retry || status === reviewStatus.closed)
    ? (`reviewtask.reject_${rejectReason}` as const)
    : undefined;
