/**
 * Does something for one after the other. Who fails does not keep it from the others.
 *
 * @returns how many there were
 * @throws {AggregateError} in the end, with every failure, when there was any
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
