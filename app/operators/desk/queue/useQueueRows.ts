import { useState } from 'react';
import { useDeskPlace } from '../useDeskPlace';
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
  /** Whether what is decided stands beside the table, not in it. */
  isWide: boolean;
}

/** The rows that a queue shows (OPS-48): those of the chosen filter, in an order that holds while somebody uses them. */
export function useQueueRows<Item>({ items, idOf, filters, isWide }: QueueRowsProps<Item>) {
  const {
    place: { filter, id: opened },
    go,
  } = useDeskPlace();
  /** The row about which this operator has sent something last. */
  const [decided, setDecided] = useState<number>();
  const { picked, waiting } = filterRows(items, filters, filter);
  const isDecided = opened !== undefined && decided === opened;
  const openId = (id: number) => go({ ...(picked && { filter: picked }), id });
  useNextRow(waiting.map(idOf), opened, isDecided, openId);
  const { rows: held, ...hold } = useHeldRows(waiting, idOf, opened, isWide);
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
    pick: (value: string) => go(value === 'all' ? {} : { filter: value }),
  };
}
