import type { RowOrder } from '../deskPlace';

/** A column of a queue's table, and what its rows are sorted by, where they can be. */
export interface SortedBy<Item> {
  readonly key: string;
  readonly by?: (item: Item) => number | string;
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

/** Rows in the chosen order; equal ones, and all without an order, stay as they were: the oldest first. */
export function inOrder<Item>(
  items: readonly Item[],
  columns: readonly SortedBy<Item>[],
  order: RowOrder | undefined,
): readonly Item[] {
  const by = columns.find(({ key }) => key === order?.by)?.by;
  if (!by || !order) return items;
  const sign = order.down ? -1 : 1;
  return [...items].sort((a, b) => sign * compare(by(a), by(b)));
}

/** The order after a press on the name of a column: the smallest first, then the largest, then as they came. */
export const nextOrder = (order: RowOrder | undefined, by: string): RowOrder | undefined => {
  if (order?.by !== by) return { by, down: false };
  return order.down ? undefined : { by, down: true };
};

/** How the rows are sorted by a column, in the words of `aria-sort`. */
export const sortOf = (order: RowOrder | undefined, key: string): 'ascending' | 'descending' | 'none' => {
  if (order?.by !== key) return 'none';
  return order.down ? 'descending' : 'ascending';
};
