import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * The rows of a table that must not move, as while somebody works in it: those that were there, in their order and with
 * what is known of them now, also of those that have gone meanwhile; and how many new ones wait to be put in.
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

/** What holds the rows, and those that were there when it began. */
interface Hold<Item> {
  readonly pointer: boolean;
  readonly focus: boolean;
  readonly before: readonly Item[];
}

interface Held {
  /** The open row. */
  readonly opened: number | undefined;
  /** What they are sorted by. */
  readonly sorted: string | undefined;
  /**
   * Whether the pointer holds them: not where what is decided stands among them. A finger, which stays over nothing,
   * holds none.
   */
  readonly pointerHolds: boolean;
}

/**
 * Holds the rows of a table while the pointer is over it, or the focus is in it or in what is decided about its open
 * row. Once another row opens where the focus alone holds them, they are put in order, and always once they are sorted
 * by something else.
 * @returns `over` for the table, `within` for it and its decisions together
 */
export function useHeldRows<Item>(
  now: readonly Item[],
  idOf: (item: Item) => number,
  { opened, sorted, pointerHolds }: Held,
) {
  const within = useRef<HTMLDivElement>(null);
  const [hold, setHold] = useState<Hold<Item>>({ pointer: false, focus: false, before: now });
  const [was, setWas] = useState({ opened, sorted });
  const isHeld = now.length > 0 && (hold.pointer || hold.focus);
  const begin = (by: Partial<Hold<Item>>) =>
    setHold((held) => ({ ...held, ...by, ...(!held.pointer && !held.focus && { before: now }) }));
  const end = (by: 'pointer' | 'focus') => setHold((held) => ({ ...held, [by]: false }));
  if (was.opened !== opened || was.sorted !== sorted) {
    setWas({ opened, sorted });
    if (!hold.pointer || was.sorted !== sorted) setHold({ ...hold, before: now });
  }
  // A table that has gone says no more that the pointer left it.
  if (now.length === 0 && hold.pointer) end('pointer');
  // Nor does a button that has gone, as of a decided row, say that it has lost the focus.
  useEffect(() => {
    if (hold.focus && !within.current?.contains(document.activeElement)) end('focus');
  });
  return {
    ...(isHeld ? heldRows(hold.before, now, idOf) : { rows: now, fresh: 0 }),
    over: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerHolds && pointerType === 'mouse') begin({ pointer: true });
      },
      onPointerLeave: () => end('pointer'),
    },
    within: {
      ref: within,
      onFocus: () => begin({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) end('focus');
      },
    },
  };
}
