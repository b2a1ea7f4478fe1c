import type { Outcome } from '@tally/contract/api/schemas';
import { feedbackInfos } from '@tally/contract/people/feedback';
import type { Feedback, FeedbackBody } from '@tally/contract/people/feedback';
import { feedbackReplied } from '@tally/contract/limits/feedback';
import { dayMs } from '@tally/contract/limits/time';
import { indonesiaOnly } from '@tally/contract/market/features';
import type { Locale } from '@tally/contract/market/codes';
import { moreInfo } from '@tally/contract/operator/operator';
import type { FeedbackProcess } from '@tally/contract/operator/operator';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { lockBalances } from '../ledger/ledger';
import { noteOperator } from '../shared/operatorLog';
import type { Person } from './person';
import { feedbackADay, feedbackAnsweredAtOnce } from '../shared/serverLimits';
import { feedbackReplies } from '../shared/serverTexts';
import { accepted, refused } from '../shared/outcome';

const noFeedback: Feedback = { id: 0, type: 0, content: '', contact: '', status: 0, reply: '', issue: '', time: 0 };

/** The person's latest message and its reply. */
export async function feedbackOf(sql: Sql, person: Person): Promise<Feedback> {
  const [latest] = await sql.query<Feedback>(
    `select id, type, content, contact, status, reply, content as issue, coalesce(replied_at, at) as time
     from feedback
     where user_id = $1
     order by id desc
     limit 1`,
    [person.id],
  );
  return latest ?? noFeedback;
}

const newMessage = statement(
  { person: 'bigint', type: 'smallint', content: 'text', contact: 'text', now: 'bigint' },
  `
insert into feedback (user_id, type, content, contact, at)
select id, :type, :content, :contact, :now from users where id = :person and status = 1`,
);

/**
 * Stores a message; in Indonesia it needs a type. Messages of one person are serialized, so that the daily limit holds.
 * Nothing is stored for a person who is deleted concurrently.
 */
export async function sendFeedback(
  db: Db,
  person: Person,
  { type, content, contact }: FeedbackBody,
  now: number,
): Promise<Outcome> {
  if (type === 0 && indonesiaOnly[person.market]) return refused(feedbackInfos.needType);
  return db.tx(async (tx) => {
    await lockBalances(tx, person.id);
    const { sent } = only(
      await tx.query<{ sent: number }>(
        'select count(*)::integer as sent from feedback where user_id = $1 and at > $2',
        [person.id, now - dayMs],
      ),
    );
    if (sent >= feedbackADay) return refused(feedbackInfos.tooMany);
    await tx.query(...newMessage({ person: person.id, type, content, contact, now }));
    return accepted;
  });
}

/** Which open messages an operator answers. */
export interface FeedbackChoice {
  /** Feedback type; 0: every type. */
  readonly type: number;
  /** Only people who joined since this time, ms since the epoch. */
  readonly joinedSince: number;
  /** Ids of the people; undefined: all people. */
  readonly userIds: readonly number[] | undefined;
}

const openMessages = statement(
  { type: 'integer', joinedSince: 'bigint', people: 'bigint[]?' },
  `
select f.id, f.user_id as "userId", f.type, u.locale
from feedback f join users u on u.id = f.user_id
where f.status = 1
  and (:type = 0 or f.type = :type)
  and u.created_at >= :joinedSince
  and (:people is null or f.user_id = any (:people))
order by f.id
limit ${feedbackAnsweredAtOnce + 1}
for update of f`,
);

const replied = statement(
  { person: 'bigint', id: 'bigint', reply: 'text', now: 'bigint' },
  `
update feedback set status = ${feedbackReplied}, reply = :reply, replied_at = :now
where user_id = :person and id = :id`,
);

/**
 * Answers open messages, the oldest first, with the standard reply of their type in the person's language, and records
 * it under the operator's name. MORE says that messages are left.
 */
export async function answerFeedback(
  db: Db,
  choice: FeedbackChoice,
  operator: string,
  now: number,
): Promise<FeedbackProcess> {
  return db.tx(async (tx) => {
    const open = await tx.query<{ id: number; userId: number; type: number; locale: Locale }>(
      ...openMessages({ type: choice.type, joinedSince: choice.joinedSince, people: choice.userIds ?? null }),
    );
    const answered = open.slice(0, feedbackAnsweredAtOnce);
    for (const { id, userId, type, locale } of answered) {
      const reply = feedbackReplies[locale][type] ?? feedbackReplies[locale][0];
      await tx.query(...replied({ person: userId, id, reply, now }));
    }
    await noteOperator(tx, operator, 'feedback', `${answered.length} answered, type ${choice.type}`, now, [
      ...new Set(answered.map(({ userId }) => userId)),
    ]);
    return { status: 1, info: open.length > answered.length ? moreInfo : '', count: answered.length };
  });
}
