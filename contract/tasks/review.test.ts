// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rejectReason, reviewAfter, reviewAfterReject, reviewStatus } from './review';
import type { ReviewAction, ReviewStatus } from './review';

const { none, assigned, rated, rewarded, retry, closed, passed } = reviewStatus;

describe('"0 not assigned, 1 assigned, 2 rated, 3 rewarded, 4 retry, 5 closed, 7 passed" (REVIEW-1)', () => {
  it('each status has its number', () => {
    expect(reviewStatus).toEqual({ none: 0, assigned: 1, rated: 2, rewarded: 3, retry: 4, closed: 5, passed: 7 });
  });

  it.each<[ReviewStatus, Partial<Record<ReviewAction, ReviewStatus>>]>([
    [none, { assign: assigned }],
    [assigned, { assign: assigned, rated }],
    [rated, { rated, uploaded: rated }],
    // The reason of the rejection stays on the screen while the user writes the review again.
    [retry, { rated: retry, uploaded: rated }],
    [rewarded, {}],
    [closed, {}],
    [passed, {}],
  ])('in status %d the actions lead to %j, others nowhere', (status, after) => {
    for (const action of ['assign', 'rated', 'uploaded'] as const)
      expect(reviewAfter(status, action)).toBe(after[action]);
  });
});

it('"reject reasons: 3 incorrect comment, 4 incorrect screenshot, 5 repeat in another app": the last cannot be mended (REVIEW-2, REVIEW-9)', () => {
  expect(
    [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated].map((reason) => [
      reason,
      reviewAfterReject(reason),
    ]),
  ).toEqual([
    [3, retry],
    [4, retry],
    [5, closed],
  ]);
});
