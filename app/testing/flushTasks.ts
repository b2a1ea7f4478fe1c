/** Lets everything happen that waits for nothing but its turn: requests to a fake server, their answers and what follows from those. */
export async function flushTasks(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await new Promise((done) => setImmediate(done));
}
