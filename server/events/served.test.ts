// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventSignatureHeader } from '@tally/contract/host/hostEvents';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { readConfig } from '../settings/config';
import { openDb } from '../openDb';
import { start } from '../start';

const dir = mkdtempSync(path.join(tmpdir(), 'tally-events-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a server that starts tells the backend what waits, signed, and ends a try under way before it stops (EVENT-4, EVENT-5)', async () => {
  let receives = (_: unknown) => undefined as void;
  const received = new Promise((resolve) => (receives = resolve));
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => (body += String(text)));
    request.on('end', () => {
      receives({ signature: request.headers[eventSignatureHeader], event: JSON.parse(body) as unknown });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const config = readConfig(
    {
      PORT: String(await freePort()),
      DATA_DIR: dir,
      LOG: 'none',
      EVENTS_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      EVENTS_KEY: 'k'.repeat(32),
    },
    dir,
  );
  const before = await openDb(config);
  const now = Date.now();
  await before.query(
    `insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code)
     values ('somebody-who-waits', 'ph', 'en_ph', 'com.tally.ph', 'Some Body', $1, $1, $1, 20991118, 'CODE2345')`,
    [now],
  );
  await before.query(
    `insert into outbox (event_id, user_id, public_id, market, kind, withdrawal_id, at, told_at, next_try_at)
     select repeat('e', 36), id, public_id, market, 'withdrawal.paid', 7, 1, $1, 1 from users`,
    [now],
  );
  await before.close();
  const running = await start(config, () => undefined);
  expect(await received).toEqual({
    signature: expect.stringMatching(/^t=\d{10},v1=[\da-f]{64}$/) as string,
    event: {
      id: 'e'.repeat(36),
      kind: 'withdrawal.paid',
      userId: 'somebody-who-waits',
      market: 'ph',
      locale: 'en_ph',
      text: 'Your withdrawal was credited. Please check your e-wallet.',
      at: 1,
      withdrawalId: 7,
    },
  });
  await running.stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  const after = await openDb(config);
  expect(await after.query('select tries, given_up as "givenUp", ended_at >= told_at as ended from outbox')).toEqual([
    { tries: 1, givenUp: false, ended: true },
  ]);
  await after.close();
});
