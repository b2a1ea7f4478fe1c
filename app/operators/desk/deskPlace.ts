import { markets, type Market } from '@tally/contract/market/codes';

/** The queues of the desk, in the order of their keys 1 to 9. */
export const queues = [
  'pay',
  'batches',
  'exceptions',
  'approvals',
  'reviews',
  'messages',
  'people',
  'trail',
  'switches',
] as const;
export type Queue = (typeof queues)[number];

/** What the desk shows: a queue, which of its rows, and the row that is open. */
export interface DeskPlace {
  readonly queue: Queue;
  /** The chosen market, where a queue has one at a time. */
  readonly market?: Market;
  /** Name of the chosen filter; all rows are shown without one. */
  readonly filter?: string;
  /** Number of the open row: of a withdrawal, an exception, a request, a review or a person. */
  readonly id?: number;
}

/** A filter has a longer name than a market. */
const form = /^#(\w+)(?:\/([a-z]{2}))?(?:\/([a-z]{3,20}))?(?:\/(\d{1,15}))?$/;

/** The place that an address names (`#pay/ph/warned/4101`), so that a page that was left goes on where it was. */
export function placeOf(hash: string): DeskPlace {
  const [, name, code, filter, id] = form.exec(hash) ?? [];
  const queue = queues.find((each) => each === name);
  if (!queue) return { queue: 'pay' };
  const market = markets.find((each) => each === code);
  return { queue, ...(market && { market }), ...(filter && { filter }), ...(id && { id: Number(id) }) };
}

export const hashOf = ({ queue, market, filter, id }: DeskPlace): string =>
  `#${[queue, market, filter, id].filter((part) => part !== undefined).join('/')}`;
