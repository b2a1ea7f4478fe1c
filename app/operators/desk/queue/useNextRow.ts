import { useEffect, useRef } from 'react';

/**
 * The row that opens after the open one has gone: the next of those that stood below it, or else the nearest above;
 * undefined when none is left, or the open row is still there or never was.
 */
export function nextRow(
  before: readonly number[],
  now: readonly number[],
  opened: number | undefined,
): number | undefined {
  const at = opened === undefined ? -1 : before.indexOf(opened);
  if (at < 0 || (opened !== undefined && now.includes(opened))) return undefined;
  const isLeft = (id: number) => now.includes(id);
  return before.slice(at + 1).find(isLeft) ?? before.slice(0, at).findLast(isLeft);
}

/**
 * Opens the next row once the open one was decided about here, so that a queue is worked through (OPS-48).
 * @param isDecided whether something was sent about the open row: one that others decided about stays open
 */
export function useNextRow(
  rows: readonly number[],
  opened: number | undefined,
  isDecided: boolean,
  open: (id: number) => void,
): void {
  const before = useRef<readonly number[]>([]);
  useEffect(() => {
    const next = nextRow(before.current, rows, opened);
    before.current = rows;
    if (next !== undefined && isDecided) open(next);
  });
}
