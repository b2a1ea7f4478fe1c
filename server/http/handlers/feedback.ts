import { answerFeedback, feedbackOf, sendFeedback } from '../../domain/feedback';
import { joinedSince } from '../../domain/joinedSince';
import type { Handlers } from '../context';

/** Ids of people in an operator's list; a list without any means nobody. */
const idsIn = (list: string | undefined): readonly number[] | undefined =>
  list
    ?.split(',')
    .map((id) => Number(id.trim()))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Feedback, and the operators' answer. */
export const feedbackHandlers = {
  getFeedback: ({ context, person }) => feedbackOf(context.db, person),
  postFeedback: ({ context, now, person, body }) => sendFeedback(context.db, person, body, now),
  postFeedbackProcess: ({ context, now, operator, query }) =>
    answerFeedback(
      context.db,
      { type: query.type, joinedSince: joinedSince(query.day, now), userIds: idsIn(query.userIdStr) },
      operator,
      now,
    ),
} satisfies Partial<Handlers>;
