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

/** By which column the rows stand in order; `down`: the largest first. */
export interface RowOrder {
  readonly by: string;
  readonly down: boolean;
}

/** What the desk shows: a queue, which of its rows, and the row that is open. */
export interface DeskPlace {
  readonly queue: Queue;
  /** The chosen market, where a queue has one at a time. */
  readonly market?: Market;
  /** Name of the chosen filter; all rows are shown without one. */
  readonly filter?: string;
  /** The order of the rows; without it who waits longest is first. */
  readonly order?: RowOrder;
  /** Number of the open row: of a withdrawal, an exception, a request, a review or a person. */
  readonly id?: number;
}

/** A filter has a longer name than a market. */
const form = /^#(\w+)(?:\/([a-z]{2}))?(?:\/([a-z]{3,20}))?(?:\/by-([a-z]{2,20})(-down)?)?(?:\/(\d{1,15}))?$/;

/** The place that an address names (`#pay/ph/warned/4101`), so that a page that was left goes on where it was. */
export function placeOf(hash: string): DeskPlace {
  const [, name, code, filter, by, down, id] = form.exec(hash) ?? [];
  const queue = queues.find((each) => each === name);
  if (!queue) return { queue: 'pay' };
  const market = markets.find((each) => each === code);
  return {
    queue,
    ...(market && { market }),
    ...(filter && { filter }),
    ...(by && { order: { by, down: down !== undefined } }),
    ...(id && { id: Number(id) }),
  };
}

export const hashOf = ({ queue, market, filter, order, id }: DeskPlace): string =>
  `#${[queue, market, filter, order && `by-${order.by}${order.down ? '-down' : ''}`, id]
    .filter((part) => part !== undefined)
    .join('/')}`;
