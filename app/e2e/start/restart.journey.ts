// Rooms: server/db, server/domain/people/login, server/domain/shared/token, server/main.ts, server/start.ts,
//   server/openDb.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startServer } from '../../../scripts/lib/servers/serverProcess.mjs';

it('restarting the server keeps the balance and the login (MONEY-10)', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'tally-restart-'));
  const start = async () => startServer({ port: await freePort(), env: { TALLY_DEMO: '1', DATA_DIR: data } });
  const income = async (url: string, token: string) =>
    (
      (await (await fetch(`${url}/event/v1/income/`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
        data: { coin: number };
      }
    ).data.coin;
  try {
    const first = await start();
    const { token } = (await (
      await fetch(`${first.url}/demo/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"market":"br"}',
      })
    ).json()) as { token: string };
    await fetch(`${first.url}/event/v1/task/checkin?action=reward`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'restart-0123456789' },
    });
    expect(await income(first.url, token)).toBe(1000);
    await first.stop();
    const second = await start();
    expect(await income(second.url, token)).toBe(1000);
    await second.stop();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
