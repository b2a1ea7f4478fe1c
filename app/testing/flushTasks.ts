import { vi } from 'vitest';

const runTasks = async () => {
  for (let round = 0; round < 10; round += 1) await new Promise((done) => setImmediate(done));
};

/**
 * Waits until all pending tasks have run: requests to a fake server, their answers and what follows from them, code
 * that is loaded on demand included. Loading takes real time, which no test may depend on.
 */
export async function flushTasks(): Promise<void> {
  await runTasks();
  await vi.dynamicImportSettled();
  await runTasks();
}
