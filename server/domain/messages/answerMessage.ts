import type { Outcome } from '@tally/contract/api/schemas';
import { answersMax } from '@tally/contract/limits/feedback';
import type { Locale } from '@tally/contract/market/codes';
import { messageInfos } from '@tally/contract/operator/messages';
import { messageTemplateTexts } from '@tally/contract/operator/messageTemplates';
import type { MessageTemplate } from '@tally/contract/operator/messageTemplates';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { messageStatus } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { enqueueAnswer } from '../events/enqueueEvents';
import { lockBalances } from '../ledger/ledger';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';

/** A message, and how it was when the operator read it. */
interface Read {
  readonly id: number;
  readonly version: number;
}

interface Row {
  readonly userId: number;
  readonly locale: Locale;
  readonly version: number;
  readonly closed: boolean;
  readonly isFollowed: boolean;
  readonly reply: string;
}

const locked = statement(
  { id: 'bigint' },
  `
select f.user_id as "userId", u.locale, f.version, f.closed_at is not null as closed, f.is_followed as "isFollowed",
  f.reply
from feedback f join users u on u.id = f.user_id
where f.id = :id
for update of f`,
);

const answered = statement(
  { person: 'bigint', id: 'bigint', reply: 'text', now: 'bigint' },
  `
update feedback set status = ${messageStatus.answered}, reply = :reply, replied_at = :now, version = version + 1
where user_id = :person and id = :id`,
);

/** Stores the answer to a message, and tells the phone app's backend of it (EVENT-1). */
export async function storeReply(
  tx: Sql,
  { userId, id, reply }: { readonly userId: number; readonly id: number; readonly reply: string },
  now: number,
): Promise<void> {
  await tx.query(...answered({ person: userId, id, reply, now }));
  await enqueueAnswer(tx, userId, now);
}

const closed = statement(
  { person: 'bigint', id: 'bigint', now: 'bigint' },
  'update feedback set closed_at = :now, version = version + 1 where user_id = :person and id = :id',
);

const writerOf = statement({ id: 'bigint' }, 'select user_id as "userId" from feedback where id = :id');

/** Locks a message and its person's balances, and refuses what was decided about another version of it (OPS-41). */
async function unchanged(tx: Sql, { id, version }: Read): Promise<Row | Outcome> {
  const [writer] = await tx.query<{ userId: number }>(...writerOf({ id }));
  if (!writer) return refused(messageInfos.unknown);
  // Before the message, as whoever writes one locks them.
  await lockBalances(tx, writer.userId);
  const [row] = await tx.query<Row>(...locked({ id }));
  if (!row) return refused(messageInfos.unknown);
  if (row.closed) return refused(messageInfos.closed);
  return row.version === version && !row.isFollowed ? row : refused(messageInfos.changed);
}

/** Own words, as the contract reads them, or a template. */
export interface Answer extends Read {
  readonly words?: string | undefined;
  readonly template?: MessageTemplate | undefined;
}

/**
 * Answers a message under the operator's name (OPS-40), if it is as the operator has read it (OPS-41). A template is
 * sent in the person's language. A further answer is added below the first, so that nobody's words are lost. Each
 * enqueues an event for the phone app's backend (EVENT-1).
 */
export const answerMessage = (db: Db, { words = '', template, ...read }: Answer, by: Actor): Promise<Outcome> =>
  db.tx(async (tx) => {
    const act = actIn(tx, by);
    const { now } = by;
    const found = await unchanged(tx, read);
    if ('status' in found) return found;
    const answer = template === undefined ? words : messageTemplateTexts[found.locale][template];
    if (answer === '') return refused(messageInfos.needWords);
    const reply = found.reply === '' ? answer : `${found.reply}\n\n${answer}`;
    if ([...reply].length > answersMax) return refused(messageInfos.tooLong);
    await storeReply(tx, { userId: found.userId, id: read.id, reply }, now);
    const detail = `message ${read.id}${template === undefined ? '' : `: template ${template}`}`;
    await appendAudit(act, 'answer', detail, [found.userId]);
    return accepted;
  });

/** Closes a message, answered or not, if it is as the operator has read it (OPS-41). */
export const closeMessage = (db: Db, read: Read, by: Actor): Promise<Outcome> =>
  db.tx(async (tx) => {
    const act = actIn(tx, by);
    const { now } = by;
    const found = await unchanged(tx, read);
    if ('status' in found) return found;
    await tx.query(...closed({ person: found.userId, id: read.id, now }));
    await appendAudit(act, 'close message', `message ${read.id}`, [found.userId]);
    return accepted;
  });
