import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../servers/serverProcess.mjs';

/**
 * Runs journeys against the built server, one with an empty database for each worker, because journeys move its clock;
 * `inject('urls')` gives them the addresses. `JOURNEYS_URL` selects a demo server that is already running, so that a
 * journey under development can be repeated without a start.
 *
 * @param {{ provide(name: 'urls', value: string[]): void, config: { maxWorkers: number } }} project
 */
export default async function setup({ provide, config }) {
  if (process.env.JOURNEYS_URL) return provide('urls', [process.env.JOURNEYS_URL]);
  const servers = await Promise.all(
    Array.from({ length: config.maxWorkers }, async () => {
      const data = mkdtempSync(path.join(tmpdir(), 'tally-journeys-'));
      const server = await startServer({ port: await freePort(), env: { TALLY_DEMO: '1', DATA_DIR: data } });
      return { ...server, data };
    }),
  );
  provide(
    'urls',
    servers.map(({ url }) => url),
  );
  return async () => {
    for (const { stop, data } of servers) {
      await stop();
      rmSync(data, { recursive: true, force: true });
    }
  };
}
