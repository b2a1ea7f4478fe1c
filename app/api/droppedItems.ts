/** Counts items of responses that could not be parsed and were left out, for diagnosis. Their content is not stored. */
export interface DroppedItems {
  /** @param path of the call, under /event/v1 */
  add(path: string): void;
  /** Number of items left out since the page was opened, by call. */
  list(): readonly { path: string; count: number }[];
  /** Total over all calls. */
  count(): number;
}

export function createDroppedItems(): DroppedItems {
  const counts = new Map<string, number>();
  return {
    add: (path) => void counts.set(path, (counts.get(path) ?? 0) + 1),
    list: () => Array.from(counts, ([path, count]) => ({ path, count })),
    count: () => Array.from(counts.values()).reduce((sum, each) => sum + each, 0),
  };
}
