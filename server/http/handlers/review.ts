import { idempotentForOperators } from '../../domain/ledger/idempotency';
import { reportReview, reviewOf } from '../../domain/reviews/review';
import { recordAccess } from '../../domain/audit/appendAudit';
import { processReview, waitingReviewsOf } from '../../domain/reviews/reviewCheck';
import type { Handlers } from '../context';

/** The calls of review tasks, and the operators' checks of them. */
export const reviewHandlers = {
  getReview: async ({ context, now, person }) =>
    reviewOf(context.db, person, context.config.reviewMarkets, await context.catalogue(), now),
  postReview: ({ context, now, person, query }) =>
    reportReview(context.db, person, query, context.config.reviewMarkets, now),
  getWaitingReviews: async ({ context, now, operator }) => {
    const waiting = await waitingReviewsOf(context.db, await context.catalogue());
    await recordAccess(context.db, operator, 'reviews', [...new Set(waiting.map(({ userId }) => userId))], now);
    return waiting;
  },
  postReviewProcess: ({ context, now, operator, query: { taskRecordId, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      processReview(context.db, { taskRecordId, action, reason }, operator, now),
    ),
} satisfies Partial<Handlers>;
