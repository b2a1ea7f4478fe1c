import type { Locale } from '@tally/contract/market/codes';
import { moreInfo } from '@tally/contract/operator/operator';
import type { FeedbackProcess } from '@tally/contract/operator/operator';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { unanswered } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { lockBalancesOf } from '../ledger/ledger';
import { appendAudit } from '../audit/appendAudit';
import { feedbackAnsweredAtOnce } from '../../limits/operators';
import { feedbackReplies } from '../shared/serverTexts';
import { storeReply } from './answerMessage';

/** Which open messages an operator answers. */
export interface FeedbackChoice {
  /** Feedback type; 0: every type. */
  readonly type: number;
  /** Only people who joined since this time, ms since the epoch. */
  readonly joinedSince: number;
  /** Ids of the people; undefined: all people. */
  readonly userIds: readonly number[] | undefined;
}

interface Open {
  readonly id: number;
  readonly userId: number;
  readonly type: number;
  readonly locale: Locale;
}

const openMessages = (isLocking: boolean) =>
  statement(
    { type: 'integer', joinedSince: 'bigint', people: 'bigint[]?' },
    `
select f.id, f.user_id as "userId", f.type, u.locale
from feedback f join users u on u.id = f.user_id
where ${unanswered('f')} and f.closed_at is null and not f.is_followed
  and (:type = 0 or f.type = :type)
  and u.created_at >= :joinedSince
  and (:people is null or f.user_id = any (:people))
order by f.id
limit ${feedbackAnsweredAtOnce + 1}
${isLocking ? 'for update of f' : ''}`,
  );
const waiting = openMessages(false);
const locked = openMessages(true);

const peopleOf = (messages: readonly Open[]): number[] => [...new Set(messages.map(({ userId }) => userId))];

/**
 * Answers open messages, the oldest first, with the standard reply of their type in the person's language, tells the
 * phone app's backend of each (EVENT-1), and records it under the operator's name. MORE says that messages are left.
 */
export const answerFeedback = (
  db: Db,
  { type, joinedSince, userIds }: FeedbackChoice,
  by: Actor,
): Promise<FeedbackProcess> =>
  db.tx(async (tx) => {
    const act = actIn(tx, by);
    const { now } = by;
    const found = await tx.query<Open>(...waiting({ type, joinedSince, people: userIds ?? null }));
    const people = peopleOf(found.slice(0, feedbackAnsweredAtOnce));
    // Their balances before their messages, as everybody locks them who writes about a person.
    await lockBalancesOf(tx, people);
    const open = await tx.query<Open>(...locked({ type, joinedSince, people }));
    const answered = open.slice(0, feedbackAnsweredAtOnce);
    for (const { id, userId, type: kind, locale } of answered) {
      const reply = feedbackReplies[locale][kind] ?? feedbackReplies[locale][0];
      await storeReply(tx, { userId, id, reply }, now);
    }
    await appendAudit(act, 'feedback', `${answered.length} answered, type ${type}`, peopleOf(answered));
    return { status: 1, info: found.length > feedbackAnsweredAtOnce ? moreInfo : '', count: answered.length };
  });
