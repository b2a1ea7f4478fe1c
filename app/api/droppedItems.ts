/** Items of answers that could not be read and were left out, for diagnosis. It holds none of their content. */
export interface DroppedItems {
  /** @param path of the call, under /event/v1 */
  add(path: string): void;
  /** How many were left out since the page was opened, by call. */
  list(): readonly { path: string; count: number }[];
  /** All of them together. */
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
