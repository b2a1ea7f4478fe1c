// Rooms: app/api, app/features/tasks, app/features/wallet, app/session, app/startup, contract/api, contract/document,
//   contract/host, contract/limits, contract/people, contract/tasks, contract/wallet, docs/examples/backend
import { defaultCoinRewards } from '@tally/contract/limits/task';
import type { UserInfo } from '@tally/contract/people/user';
import type { Wallet } from '@tally/contract/wallet/wallet';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/servers/serverProcess.mjs';
import { startAppHost, type AppHost } from '../appHost';
import { launch, openApp, textsIn, violations, withdrawButton } from '../browser';
import { checkInSteps, logInSteps } from '../checkInFlow';
import { readCall } from '../demo';
import { actorAt } from '../pageActor';
import { pastTips, pick, seen, toWithdraw } from '../withdrawFlow';

const locale = 'en';
const t = textsIn(locale);
const hostKey = 'a-key-of-the-host';
/** What the example gives somebody new: the smallest amount, in rupiah. */
const given = 100;
const money = formatMoney(given, 'id');

let chrome: Browser;
let backend: ChildProcess;
let backendUrl: string;
let host: AppHost;
beforeAll(async () => {
  chrome = await launch();
  const port = await freePort();
  backendUrl = `http://127.0.0.1:${port}`;
  backend = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../../docs/examples/backend/server.mjs')], {
    env: { ...process.env, PORT: String(port), HOST_KEY: hostKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says its address once it listens.
  if (backend.stdout) await once(backend.stdout, 'data');
  host = await startAppHost(backendUrl);
});
afterAll(async () => {
  host.stop();
  backend.kill();
  await chrome.close();
});

/** Logs somebody in as the phone app's backend does; their token. */
async function logIn(sub: string): Promise<string> {
  const answer = await fetch(`${backendUrl}/logins`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hostKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sub, email: 'ayu@example.com', name: 'Ayu', market: 'id', locale }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

it('a person logs in, is paid once and withdraws with a backend written from the document alone (API-39)', async () => {
  const token = await logIn(`ayu-${randomUUID()}`);
  const { page, context, complaints } = await openApp(chrome, { at: `${host.url}/`, locale, loginToken: token });
  const actor = actorAt(page);
  const read = <T>(path: string) => readCall<T>(path, token, backendUrl);

  await logInSteps(actor, t, t('task.count', { done: 0, max: 1 }));
  await seen(page, money);
  await checkInSteps(actor, t, formatCoins(defaultCoinRewards.checkin, 'id'));
  expect((await read<UserInfo>('/user/info')).coin).toBe(defaultCoinRewards.checkin);

  await toWithdraw(page, locale);
  await pastTips(page, locale);
  await pick(page, money);
  await actor.tap(withdrawButton(t));
  await actor.seesDialog(t('withdraw.success_title'));
  expect(await read<Wallet>('/wallet')).toMatchObject({ balance: 0, paying: given });
  await actor.tap(t('withdraw.see_records'), t('withdraw.success_title'));
  // After the first withdrawal on a phone the app asks once for permission to send notifications.
  await actor.tap(t('permission.allow'), t('permission.notify_title'));
  await page.getByRole('heading', { name: t('title.passbook') }).waitFor();
  await seen(page, t('passbook.paying'));
  await seen(page, money);
  expect(await read<PassbookEntry[]>('/wallet/passbook')).toHaveLength(1);

  // What the example leaves out is answered with 404, which browsers write into their console.
  const missing = complaints.filter((line) => /status of 404/.test(line));
  expect([...complaints.filter((line) => !missing.includes(line)), ...(await violations(page))]).toEqual([]);
  await context.close();
});
