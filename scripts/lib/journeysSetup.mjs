import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startServer } from './serverProcess.mjs';

/**
 * Runs journeys against the built server with an empty database; `inject('url')` gives them its address. `JOURNEYS_URL`
 * selects a demo server that is already running, so that a journey under development can be repeated without a start.
 *
 * @param {{ provide(name: 'url', value: string): void }} project
 */
export default async function setup({ provide }) {
  if (process.env.JOURNEYS_URL) return provide('url', process.env.JOURNEYS_URL);
  const data = mkdtempSync(path.join(tmpdir(), 'tally-journeys-'));
  const server = await startServer({ port: await freePort(), env: { TALLY_DEMO: '1', DATA_DIR: data } });
  provide('url', server.url);
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
