/** The queues of the desk, in the order of their keys 1 to 7. */
export const queues = ['pay', 'batches', 'approvals', 'reviews', 'messages', 'people', 'trail'] as const;
export type Queue = (typeof queues)[number];

/** What the desk shows: a queue, and a row of it that is open. */
export interface DeskPlace {
  readonly queue: Queue;
  /** Number of the open row: of a withdrawal, or of a person. */
  readonly id?: number;
}

/** The place that the end of an address names (`#people/88`), so that a page that was left goes on where it was. */
export function placeOf(hash: string): DeskPlace {
  const [, name = '', id = ''] = /^#(\w+)(?:\/(\d{1,15}))?$/.exec(hash) ?? [];
  const queue = queues.find((each) => each === name) ?? 'pay';
  return id && queue === name ? { queue, id: Number(id) } : { queue };
}

export const hashOf = ({ queue, id }: DeskPlace): string => `#${queue}${id === undefined ? '' : `/${id}`}`;
