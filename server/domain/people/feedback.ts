import type { Outcome } from '@tally/contract/api/schemas';
import { feedbackInfos, noFeedback } from '@tally/contract/people/feedback';
import type { Feedback, FeedbackBody } from '@tally/contract/people/feedback';
import { feedbackReplied, repliesShown, replyShownDays } from '@tally/contract/limits/feedback';
import { dayMs } from '@tally/contract/limits/time';
import { indonesiaOnly } from '@tally/contract/market/features';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, unanswered } from '../../db/states';
import { lockBalances } from '../ledger/ledger';
import type { Person } from './person';
import { feedbackADay } from '../../limits/people';
import { claimTexts } from '../shared/serverTexts';
import { accepted, refused } from '../shared/outcome';

/** Latest events of a person that are read for their replies: enough for a day's messages, each of them answered. */
const eventsRead = 2 * repliesShown;

const messagesOf = statement(
  { person: 'bigint' },
  `
select id, type, content, contact, status, reply, content as issue, coalesce(replied_at, at) as time
from feedback
where user_id = :person
order by coalesce(replied_at, at) desc, id desc
limit ${eventsRead}`,
);

/**
 * What happened last: the person's latest message, or the latest reply, which may be to an earlier message when they
 * have written several; with the replies of the last days (FEEDBACK-13).
 */
export async function feedbackOf(sql: Sql, person: Person, now: number): Promise<Feedback> {
  const events = await sql.query<Omit<Feedback, 'replies'>>(...messagesOf({ person: person.id }));
  const [latest] = events;
  if (!latest) return noFeedback;
  const replies = events
    .filter(({ status, time }) => status === feedbackReplied && time > now - replyShownDays * dayMs)
    .slice(0, repliesShown)
    .map(({ id, issue, reply, time }) => ({ id, issue, reply, time }));
  return { ...latest, replies };
}

/**
 * Stores a message. It continues the person's last one about the same withdrawal, task or type: that one leaves the
 * operators' lists, whatever its state, and if it was open the person waits since then (FEEDBACK-12).
 */
const newMessage = statement(
  {
    person: 'bigint',
    market: 'text',
    type: 'smallint',
    content: 'text',
    contact: 'text',
    withdrawal: 'bigint?',
    task: 'text?',
    now: 'bigint',
  },
  `
with earlier as (
  update feedback set is_followed = true, version = version + 1
  where user_id = :person and id = (
    select id from feedback
    where user_id = :person and not is_followed
      and withdrawal_id is not distinct from :withdrawal and task is not distinct from :task
      and (type = :type or :withdrawal is not null or :task is not null)
    order by id desc
    limit 1
  )
  returning id, case when ${unanswered()} and closed_at is null then coalesce(waits_since, at) end as since
)
insert into feedback (user_id, market, type, content, contact, withdrawal_id, task, at, follows, waits_since)
select u.id, :market, :type, :content, :contact, :withdrawal, :task, :now, e.id, e.since
from users u left join earlier e on true
where u.id = :person and ${alive('u')}`,
);

const sentSince = statement(
  { person: 'bigint', since: 'bigint' },
  'select count(*)::integer as sent from feedback where user_id = :person and at > :since',
);

const ownWithdrawal = statement(
  { person: 'bigint', withdrawal: 'bigint' },
  'select 1 from withdrawals where user_id = :person and id = :withdrawal',
);

/**
 * Stores a message; in Indonesia it needs a type. Messages of one person are serialized, so that the daily limit holds.
 * Nothing is stored for a person who is deleted concurrently.
 */
export async function sendFeedback(
  db: Db,
  person: Person,
  { type, content, contact, withdrawalId = 0, task }: FeedbackBody,
  now: number,
): Promise<Outcome> {
  if (type === 0 && indonesiaOnly[person.market]) return refused(feedbackInfos.needType);
  return db.tx(async (tx) => {
    await lockBalances(tx, person.id);
    const { sent } = only(await tx.query<{ sent: number }>(...sentSince({ person: person.id, since: now - dayMs })));
    if (sent >= feedbackADay) return refused(feedbackInfos.tooMany);
    const withdrawal = withdrawalId > 0 ? withdrawalId : null;
    if (withdrawal !== null) {
      const own = await tx.query(...ownWithdrawal({ person: person.id, withdrawal }));
      if (own.length === 0) return refused(feedbackInfos.unknownWithdrawal);
    }
    // A withdrawal says more than a task.
    const about = { withdrawal, task: withdrawal === null ? (task ?? null) : null };
    const { id, market } = person;
    await tx.query(...newMessage({ person: id, market, type, content, contact, ...about, now }));
    return accepted;
  });
}

/**
 * Stores the message by which operators learn that a number which somebody else has is a person's by now (ACCOUNT-20),
 * in the person's own language; its answer is read like every other. Must run in a transaction that has locked their
 * balances.
 */
export async function sendClaim(tx: Sql, { id, market, locale }: Person, now: number): Promise<void> {
  const about = { withdrawal: null, task: null };
  await tx.query(
    ...newMessage({ person: id, market, type: 3, content: claimTexts[locale], contact: '', ...about, now }),
  );
}

/** Gives messages that a server of an earlier version has stored their market, by which operators list them. */
export const fileMessages = (sql: Sql): Promise<unknown> =>
  sql.query('update feedback f set market = u.market from users u where u.id = f.user_id and f.market is null');
