import { useState } from 'react';

/** A row, and how many stood above it. */
interface Kept<Item> {
  readonly item: Item;
  readonly at: number;
}

/** Rows with one that has gone put in again, where it stood. */
export const withKept = <Item>(rows: readonly Item[], { item, at }: Kept<Item>): readonly Item[] => [
  ...rows.slice(0, at),
  item,
  ...rows.slice(at),
];

/**
 * Keeps the open row while it is open, also after others have decided about it (OPS-48): nothing else takes its place
 * under somebody's hands.
 * @param rows the rows as they are shown, which may still have it
 * @param now the rows that wait now
 * @returns the rows to show, and whether the open one waits no more
 */
export function useKeptRow<Item>(
  rows: readonly Item[],
  now: readonly Item[],
  idOf: (item: Item) => number,
  opened: number | undefined,
  isDecided: boolean,
): { readonly rows: readonly Item[]; readonly isGone: boolean } {
  const [kept, setKept] = useState<Kept<Item>>();
  const at = now.findIndex((item) => idOf(item) === opened);
  const item = now[at];
  if (item !== undefined && (kept?.item !== item || kept.at !== at)) setKept({ item, at });
  if (item !== undefined || isDecided || kept === undefined || idOf(kept.item) !== opened)
    return { rows, isGone: false };
  const isShown = rows.some((each) => idOf(each) === opened);
  return { rows: isShown ? rows : withKept(rows, kept), isGone: true };
}
