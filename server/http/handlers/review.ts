import { idempotentForOperators } from '../../domain/ledger/idempotency';
import { reportReview, reviewOf } from '../../domain/reviews/review';
import { recordAccess } from '../../domain/audit/appendAudit';
import { processReview, waitingReviewsOf } from '../../domain/reviews/reviewCheck';
import type { Handlers } from '../context';

/** The calls of review tasks, and the operators' checks of them. */
export const reviewHandlers = {
  getReview: async ({ context, now, person }) =>
    reviewOf(context.db, person, { markets: context.config.reviewMarkets, catalogue: await context.catalogue() }, now),
  postReview: ({ context, now, person, query }) =>
    reportReview(context.db, person, query, { markets: context.config.reviewMarkets, now }),
  getWaitingReviews: async ({ context, actor }) => {
    const waiting = await waitingReviewsOf(context.db, await context.catalogue());
    await recordAccess(context.db, actor, 'reviews', [...new Set(waiting.map(({ userId }) => userId))]);
    return waiting;
  },
  postReviewProcess: ({ context, now, actor, query: { taskRecordId, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      processReview(context.db, { taskRecordId, action, reason }, actor),
    ),
} satisfies Partial<Handlers>;
