/**
 * Runs work for each item in turn. A failure does not stop the others.
 *
 * @returns the number of items
 * @throws {AggregateError} at the end, with all failures, when there was any
 */
export async function forEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = [];
  let count = 0;
  for await (const item of items) {
    count += 1;
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${count} failed, the first with: ${failures[0] instanceof Error ? failures[0].message : String(failures[0])}`,
    );
  return count;
}
