import * as v from 'valibot';
import {
  count,
  link,
  market,
  money,
  nothing,
  operatorKey,
  outcome,
  packageName,
  rowId,
  shortText,
  time,
} from './schemas';
import { endpoint } from './endpoint';

/** Status of a review task. Our server pays in the moment in which it passes, so it goes from rated to rewarded at once. */
export const reviewStatus = { none: 0, assigned: 1, rated: 2, rewarded: 3, retry: 4, closed: 5, passed: 7 } as const;
export type ReviewStatus = (typeof reviewStatus)[keyof typeof reviewStatus];

/** Why a review was rejected; 0 stands for none. */
export const rejectReason = { comment: 3, screenshot: 4, repeated: 5 } as const;
export type RejectReason = (typeof rejectReason)[keyof typeof rejectReason];
const rejectReasons = [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated] as const;

/** What the person reports: the task was taken, the store was opened to rate, the host took a screenshot of the review. */
const reviewActions = ['assign', 'rated', 'uploaded'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/**
 * What may be reported in a status. A rejected review may be written anew (rated) before another screenshot is sent; it stays
 * rejected until then. Repeating what was done changes nothing.
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

/** The status after an action; undefined where it may not be reported. */
export function reviewAfter(status: ReviewStatus, action: ReviewAction): ReviewStatus | undefined {
  if (!allowed[status].includes(action)) return undefined;
  if (action === 'assign') return reviewStatus.assigned;
  return action === 'rated' && status === reviewStatus.retry ? reviewStatus.retry : reviewStatus.rated;
}

/** The status after a rejection: a review of another app cannot be mended, everything else may be sent again. */
export const reviewAfterReject = (reason: RejectReason): ReviewStatus =>
  reason === rejectReason.repeated ? reviewStatus.closed : reviewStatus.retry;

/** Refusals of the review calls; any other `info` is shown as it came. */
export const reviewInfos = {
  /** The task is not in a status in which this can happen, or it is not this person's. */
  badStatus: 'BAD STATUS',
  /** Review tasks are switched off in this market, or for this person. */
  notShown: 'NOT AVAILABLE',
  /** This phone earns with another account. */
  dupUser: 'DUP USER',
  /** A review of this app was paid on this phone before. */
  dupApp: 'DUP APP',
  /** A rejection without its reason. */
  needReason: 'NEED REASON',
} as const;

/** The person's review task. Without one: status 0 and `taskRecordId` 0. */
const reviewTask = v.object({
  status: v.picklist([0, 1, 2, 3, 4, 5, 7]),
  taskRecordId: rowId,
  appName: shortText,
  appIcon: link,
  appPkgName: packageName,
  /** In the market's currency; what was stated when the task was assigned is what is paid. */
  cashReward: money,
  rejectReason: v.picklist([0, ...rejectReasons]),
  /** The screenshot of this review was sent and waits for its check. */
  uploaded: v.boolean(),
});
export type ReviewTask = v.InferOutput<typeof reviewTask>;

/** A review that waits for its check by staff. The screenshot itself is where the phone app sent it, under `taskRecordId`. */
const waitingReview = v.object({
  taskRecordId: rowId,
  userId: rowId,
  userName: shortText,
  market,
  appName: shortText,
  appPkgName: packageName,
  cashReward: money,
  /** When the screenshot was sent, ms since the epoch. */
  time,
  /** How often it was rejected before. */
  rejected: count,
});
export type WaitingReview = v.InferOutput<typeof waitingReview>;
export const waitingReviewsMax = 100;
const waitingReviews = v.pipe(v.array(waitingReview), v.maxLength(waitingReviewsMax));

/** The person's review task. */
export const getReview = endpoint({
  method: 'GET',
  path: '/task/review/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: reviewTask,
});

/** Takes the task (`taskRecordId` 0), or reports a step of it. `info` says why not. */
export const postReview = endpoint({
  method: 'POST',
  path: '/task/review',
  who: 'user',
  money: false,
  query: v.object({ action: v.picklist(reviewActions), taskRecordId: rowId }),
  body: nothing,
  reply: outcome,
});

/** The reviews that wait for their check, the longest waiting first. */
export const getWaitingReviews = endpoint({
  method: 'GET',
  path: '/task/review/waiting',
  who: 'operator',
  money: false,
  query: v.object({ key: operatorKey }),
  body: nothing,
  reply: waitingReviews,
});

/** Passes a review, which pays it once, or rejects it with a reason. */
export const postReviewProcess = endpoint({
  method: 'POST',
  path: '/task/review/process',
  who: 'operator',
  money: true,
  query: v.object({
    key: operatorKey,
    taskRecordId: rowId,
    action: v.picklist(['pass', 'reject']),
    reason: v.optional(v.picklist(rejectReasons)),
  }),
  body: nothing,
  reply: outcome,
});
