import type { Queues } from '@tally/contract/calls/queues';
import type { Tag } from '../../api/api';

/** How often the desk asks for what it may show without a look at anybody (OPS-37), ms. */
export const renewEveryMs = 10_000;

/** What is fetched again: the lists of a kind, of one market or of all of them. */
export interface RenewedTag {
  readonly type: Extract<Tag, 'Payouts' | 'Feedback' | 'Review'>;
  /** A market, or the list of all of them that has the tag. */
  readonly id: string;
}

/** The tag of the requests that wait for a second operator, in all markets. */
export const approvalsTag: RenewedTag = { type: 'Payouts', id: 'approvals' };
/** The tag of the reviews that wait, in all markets. */
export const reviewsTag: RenewedTag = { type: 'Review', id: 'waiting' };
/** The tag of the log, which says who did what to any of them. */
export const auditTag: RenewedTag = { type: 'Payouts', id: 'trail' };

/** Each list and what is known of it; a server without versions says at least how much waits. */
const known = ({ asked, approvalsVersion, reviewsVersion, markets }: Queues): (readonly [RenewedTag, string])[] => [
  [approvalsTag, [asked.count, asked.latest, approvalsVersion].join(' ')],
  [reviewsTag, reviewsVersion],
  ...markets.flatMap(({ market, pay, batches, exceptions, payoutsVersion, messages, messagesVersion }) => [
    [{ type: 'Payouts', id: market }, [pay, batches, exceptions, payoutsVersion].join(' ')] as const,
    [{ type: 'Feedback', id: market }, [messages, messagesVersion].join(' ')] as const,
  ]),
];

/**
 * The tags of the lists whose content has changed (OPS-48). The others aren't fetched again, because fetching a list
 * reads the data of its people, which is logged (OPS-37).
 */
export function renewedTags(before: Queues, now: Queues): RenewedTag[] {
  const was = new Map(known(before).map(([{ type, id }, text]) => [`${type} ${id}`, text]));
  const changed = known(now).flatMap(([tag, text]) => (was.get(`${tag.type} ${tag.id}`) === text ? [] : [tag]));
  return changed.length > 0 ? [...changed, auditTag] : [];
}
