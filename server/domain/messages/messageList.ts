import { messagesShown } from '@tally/contract/limits/feedback';
import type { Market } from '@tally/contract/market/codes';
import type { Message, MessagePage, MessageState } from '@tally/contract/operator/messages';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { answered, unanswered } from '../../db/states';
import { recordAccess } from '../audit/appendAudit';

/** What operators see of a message `f`, in a list as in its own view. */
export const shownOfMessage = `f.id, f.version, f.user_id as "userId",
  (select u.name from users u where u.id = f.user_id) as "userName", f.type, f.content, f.reply, f.at as time,
  coalesce(f.replied_at, 0) as "repliedAt", coalesce(f.withdrawal_id, 0) as "withdrawalId",
  coalesce(f.task, '') as task, coalesce(f.waits_since, f.at) as since, f.follows is not null as "isContinued"`;

/** Conditions of the states, each with an index of its own. A message that another one continues is in no list. */
const conditions: Readonly<Record<MessageState, string>> = {
  open: `${unanswered('f')} and f.closed_at is null`,
  answered: `${answered('f')} and f.closed_at is null`,
  closed: 'f.closed_at is not null',
};

const listOf = (state: MessageState) =>
  statement(
    { market: 'text', since: 'bigint', after: 'bigint', most: 'bigint' },
    `
select ${shownOfMessage}
from feedback f
where f.market = :market and ${conditions[state]} and not f.is_followed
  and (coalesce(f.waits_since, f.at), f.id) > (:since, :after)
order by coalesce(f.waits_since, f.at), f.id
limit :most`,
  );

const lists = { open: listOf('open'), answered: listOf('answered'), closed: listOf('closed') } as const;

/** Which messages are listed. */
export interface MessageChoice {
  readonly market: Market;
  readonly state: MessageState;
  /** Where the page before ended (`next`). */
  readonly since?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * A page of a market's messages in a state, longest wait first (OPS-39). Logs a read for each author (OPS-37).
 */
export async function messagesOf(
  db: Db,
  { market, state, since = 0, after = 0 }: MessageChoice,
  operator: string,
  now: number,
): Promise<MessagePage> {
  const items = await db.query<Message>(...lists[state]({ market, since, after, most: messagesShown }));
  await recordAccess(
    db,
    operator,
    `messages of ${market}, ${state}`,
    [...new Set(items.map(({ userId }) => userId))],
    now,
  );
  const last = items.length < messagesShown ? undefined : items.at(-1);
  return { items, next: { since: last?.since ?? 0, after: last?.id ?? 0 } };
}
