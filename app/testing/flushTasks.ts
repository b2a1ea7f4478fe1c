/** Waits until all pending tasks have run: requests to a fake server, their answers and what follows from them. */
export async function flushTasks(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await new Promise((done) => setImmediate(done));
}
