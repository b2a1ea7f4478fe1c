/**
 * Does something for one after the other. Who fails does not keep it from the others.
 *
 * @throws {AggregateError} in the end, with every failure, when there was any
 */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed, the first with: ${failures[0] instanceof Error ? failures[0].message : String(failures[0])}`);
}
