import { useState, type PointerEvent } from 'react';

/**
 * The rows of a table that must not move, as while the pointer is over it: those that were there, in their order and
 * with what is known of them now, also of those that have gone meanwhile; and how many new ones wait to be put in.
 */
export function heldRows<Item>(
  before: readonly Item[],
  now: readonly Item[],
  idOf: (item: Item) => number,
): { readonly rows: readonly Item[]; readonly fresh: number } {
  const known = new Set(before.map(idOf));
  const newest = new Map(now.map((item) => [idOf(item), item]));
  return {
    rows: before.map((item) => newest.get(idOf(item)) ?? item),
    fresh: now.filter((item) => !known.has(idOf(item))).length,
  };
}

/**
 * Holds the rows of a table while the pointer is over it. `over` goes to the table; a finger, which stays over nothing,
 * holds none.
 * @param isOn whether they are held at all: not where what is decided stands among them
 */
export function useHeldRows<Item>(now: readonly Item[], idOf: (item: Item) => number, isOn: boolean) {
  const [before, setBefore] = useState<readonly Item[]>();
  // A table that has gone says no more that the pointer left it.
  if (before !== undefined && now.length === 0) setBefore(undefined);
  const isHeld = isOn && before !== undefined && now.length > 0;
  return {
    ...(isHeld ? heldRows(before, now, idOf) : { rows: now, fresh: 0 }),
    over: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setBefore(pointerType === 'mouse' ? now : undefined),
      onPointerLeave: () => setBefore(undefined),
    },
  };
}
