import { answerFeedback } from '../../domain/messages/answerAll';
import { answerMessage, closeMessage } from '../../domain/messages/answerMessage';
import { messageOf } from '../../domain/messages/messageDetail';
import { messagesOf } from '../../domain/messages/messageList';
import { feedbackOf, sendFeedback } from '../../domain/people/feedback';
import { joinedSince } from '../../domain/people/joinedSince';
import type { Handlers } from '../context';

/** Parses the ids in an operator's list; a list without ids selects nobody. */
const idsIn = (list: string | undefined): readonly number[] | undefined =>
  list
    ?.split(',')
    .map((id) => Number(id.trim()))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Sending and reading feedback, and the operators' replies. */
export const feedbackHandlers = {
  getFeedback: ({ context, now, person }) => feedbackOf(context.db, person, now),
  postFeedback: ({ context, now, person, body }) => sendFeedback(context.db, person, body, now),
  postFeedbackProcess: ({ context, now, actor, query }) =>
    answerFeedback(
      context.db,
      { type: query.type, joinedSince: joinedSince(query.day, now), userIds: idsIn(query.userIdStr) },
      actor,
    ),
  getMessages: ({ context, actor, query: { key: _, ...choice } }) => messagesOf(context.db, choice, actor),
  getMessage: ({ context, actor, query: { id } }) => messageOf(context.db, { id }, actor),
  postMessageAnswer: ({ context, actor, query: { id, version }, body: { words, template } }) =>
    answerMessage(context.db, { id, version, words, template }, actor),
  postMessageClose: ({ context, actor, query: { id, version } }) => closeMessage(context.db, { id, version }, actor),
} satisfies Partial<Handlers>;
