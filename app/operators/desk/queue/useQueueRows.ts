import { useState } from 'react';
import type { DeskPlace } from '../deskPlace';
import { useDeskPlace } from '../useDeskPlace';
import { inOrder, nextOrder, type SortedBy } from './rowOrder';
import { useHeldRows } from './useHeldRows';
import { useKeptRow } from './useKeptRow';
import { useNextRow } from './useNextRow';

interface Filter<Item> {
  value: string;
  shows: (item: Item) => boolean;
}

/** The filter that the address names, and what it shows: all where it names none. */
export function filterRows<Item>(items: readonly Item[], filters: readonly Filter<Item>[], value: string | undefined) {
  const picked = filters.find((filter) => filter.value === value);
  return { picked: picked?.value, waiting: picked ? items.filter(picked.shows) : items };
}

interface QueueRowsProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => number;
  filters: readonly Filter<Item>[];
  columns: readonly SortedBy<Item>[];
  /** Whether what is decided stands beside the table, not in it. */
  isWide: boolean;
}

/**
 * The rows that a queue shows (OPS-48, OPS-71): those of the chosen filter, in the chosen order, which holds while
 * somebody uses them.
 */
export function useQueueRows<Item>({ items, idOf, filters, columns, isWide }: QueueRowsProps<Item>) {
  const {
    place: { filter, order, id: opened },
    go,
  } = useDeskPlace();
  /** The row about which this operator has sent something last. */
  const [decided, setDecided] = useState<number>();
  const { picked, waiting: shown } = filterRows(items, filters, filter);
  const waiting = inOrder(shown, columns, order);
  const isDecided = opened !== undefined && decided === opened;
  const goOn = (more: Omit<DeskPlace, 'queue'>) =>
    go({ ...(picked && { filter: picked }), ...(order && { order }), ...more });
  const openId = (id: number) => goOn({ id });
  useNextRow(waiting.map(idOf), opened, isDecided, openId);
  const sorted = order && `${order.by} ${order.down}`;
  const { rows: held, ...hold } = useHeldRows(waiting, idOf, { opened, sorted, pointerHolds: isWide });
  const { rows, isGone } = useKeptRow(held, waiting, idOf, opened, isDecided);
  return {
    ...hold,
    rows,
    /** Whether others have decided about the open row. */
    isGone,
    chosen: rows.find((item) => idOf(item) === opened),
    openId,
    ended: setDecided,
    picked,
    pick: (value: string) => go({ ...(value !== 'all' && { filter: value }), ...(order && { order }) }),
    order,
    sort: (by: string) => {
      const next = nextOrder(order, by);
      go({ ...(picked && { filter: picked }), ...(next && { order: next }), ...(opened && { id: opened }) });
    },
  };
}
