import * as v from 'valibot';
import {
  type Meanings,
  count,
  described,
  link,
  market,
  money,
  packageName,
  rowId,
  shortText,
  time,
} from '../api/schemas';

/**
 * Status of a review task. Our server pays as soon as a review passes, so the status goes from rated directly to
 * rewarded.
 */
export const reviewStatus = { none: 0, assigned: 1, rated: 2, rewarded: 3, retry: 4, closed: 5, passed: 7 } as const;
export type ReviewStatus = (typeof reviewStatus)[keyof typeof reviewStatus];

/** Reason of a rejection; 0 means none. */
export const rejectReason = { comment: 3, screenshot: 4, repeated: 5 } as const;
export type RejectReason = (typeof rejectReason)[keyof typeof rejectReason];
export const rejectReasons = [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated] as const;
export const rejectMeanings: Meanings<typeof rejectReason> = {
  3: 'The comment is wrong.',
  4: 'The screenshot is wrong.',
  5: 'The review was written in another app.',
};

/** Steps that a user reports: took the task, opened the store to rate, the host took a screenshot of the review. */
export const reviewActions = ['assign', 'rated', 'uploaded'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/**
 * Steps that may be reported in each status. A rejected review may be written again (rated) before another screenshot
 * is sent; it stays rejected until then. Repeating a step that was already done changes nothing.
 */
const allowed: Record<ReviewStatus, readonly ReviewAction[]> = {
  [reviewStatus.none]: ['assign'],
  [reviewStatus.assigned]: ['assign', 'rated'],
  [reviewStatus.rated]: ['rated', 'uploaded'],
  [reviewStatus.rewarded]: [],
  [reviewStatus.retry]: ['rated', 'uploaded'],
  [reviewStatus.closed]: [],
  [reviewStatus.passed]: [],
};

/** The status after a step; undefined when the step is not allowed. */
export function reviewAfter(status: ReviewStatus, action: ReviewAction): ReviewStatus | undefined {
  if (!allowed[status].includes(action)) return undefined;
  if (action === 'assign') return reviewStatus.assigned;
  return action === 'rated' && status === reviewStatus.retry ? reviewStatus.retry : reviewStatus.rated;
}

/** The status after a rejection: a review of another app cannot be corrected, all other reviews may be sent again. */
export const reviewAfterReject = (reason: RejectReason): ReviewStatus =>
  reason === rejectReason.repeated ? reviewStatus.closed : reviewStatus.retry;

/** `info` of refused review calls; the page shows any other `info` as it is. */
export const reviewInfos = {
  badStatus: 'BAD STATUS',
  notShown: 'NOT AVAILABLE',
  dupUser: 'DUP USER',
  dupApp: 'DUP APP',
  needReason: 'NEED REASON',
} as const;

export const reviewMeanings: Meanings<typeof reviewInfos> = {
  'BAD STATUS': 'The step is not allowed in the state of the task, or it is that of somebody else.',
  'NOT AVAILABLE': 'There are no review tasks in this market, or for this person.',
  'DUP USER': 'This phone earns with another account.',
  'DUP APP': 'A review of this app was already paid on this phone.',
  'NEED REASON': 'A rejection needs a reason.',
};

/** The user's review task. Without one: status 0 and `taskRecordId` 0. */
export const reviewTask = v.object({
  status: described(v.picklist([0, 1, 2, 3, 4, 5, 7]), 'How far the task is.', {
    0: 'The person has not taken it.',
    1: 'Taken.',
    2: 'The store was opened to rate.',
    3: 'Paid.',
    4: 'Rejected; the person may write the review again.',
    5: 'Ended without a reward.',
    7: 'Passed, and not paid yet.',
  }),
  taskRecordId: described(rowId, "Number of the person's task; 0: they have none."),
  appName: described(shortText, 'Name of the app to rate; empty: none is offered.'),
  appIcon: described(link, "The app's picture."),
  appPkgName: packageName,
  cashReward: described(money, 'What a passed review pays. The amount stated when it was taken is the amount paid.'),
  rejectReason: described(v.picklist([0, ...rejectReasons]), 'Why it was rejected.', {
    0: 'It was not.',
    ...rejectMeanings,
  }),
  uploaded: described(v.boolean(), 'Whether the screenshot of this review was sent and waits for its check.'),
});
export type ReviewTask = v.InferOutput<typeof reviewTask>;

/** The reply when no review task is offered. */
export const noReview: ReviewTask = {
  status: reviewStatus.none,
  taskRecordId: 0,
  appName: '',
  appIcon: '',
  appPkgName: '',
  cashReward: 0,
  rejectReason: 0,
  uploaded: false,
};

/**
 * A review that waits for its check by staff. The phone app uploads the screenshot itself elsewhere, under
 * `taskRecordId`.
 */
export const waitingReview = v.object({
  taskRecordId: described(rowId, "Number of the person's task."),
  userId: described(rowId, 'Number of the person.'),
  userName: described(shortText, "The person's name."),
  market,
  appName: described(shortText, 'Name of the app that was rated.'),
  appPkgName: packageName,
  cashReward: described(money, 'What the review pays when it passes.'),
  assigned: described(time, 'When the task was taken.'),
  rated: described(time, 'When the store was opened to rate.'),
  time: described(time, 'When the screenshot was sent.'),
  rejected: described(count, 'How often it was rejected before.'),
});
export type WaitingReview = v.InferOutput<typeof waitingReview>;
export const waitingReviewsMax = 100;
