// Rooms: app/api, app/features/wallet, app/features/tasks, app/screens/Home, app/screens/NotFound, app/screens/Withdraw,
//   app/session, app/startup, contract/api, contract/limits, contract/people, contract/rules, contract/tasks,
//   contract/wallet
import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import { defaultCoinRewards, defaultMaxCounts } from '@tally/contract/limits/task';
import type { TaskType } from '@tally/contract/tasks/task';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureWords } from '../../i18n/failureWords';
import { startAppHost, type AppHost } from '../appHost';
import { launch, openApp, textsIn, withdrawButton, type OpenOptions } from '../browser';
import { checkInSteps } from '../checkInFlow';
import { startOwnBackend, type OwnBackend } from '../ownBackend';
import { actorAt, openIncome } from '../pageActor';
import { amountNamed, seen, tipsSeen, wordsAround } from '../withdrawFlow';

let chrome: Browser;
let backend: OwnBackend;
let host: AppHost;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(async () => {
  backend = await startOwnBackend();
  host = await startAppHost(backend.url);
});
afterEach(() => {
  host.stop();
  backend.stop();
});

const t = textsIn('en_ph');
const token = 'o'.repeat(60);
const money = (amount: number) => formatMoney(amount, 'ph');

const open = (path = '/', more: OpenOptions = {}) =>
  openApp(chrome, { at: `${host.url}${path}`, locale: 'en_ph', token, before: tipsSeen, ...more });

/** That the page is a guest's, and stays so when it is loaded anew. */
async function goesOnAsGuest(page: Page) {
  await actorAt(page).sees(t('login.bar_text'));
  const sent = backend.tokens.length;
  await page.reload();
  await actorAt(page).sees(t('login.bar_text'));
  expect(backend.tokens.slice(sent).filter(Boolean)).toEqual([]);
}

it('a person earns and withdraws with the usual calls alone, by the numbers of that backend (GOAL-1, WITHDRAW-22, API-32)', async () => {
  const { page, context } = await open();
  const actor = actorAt(page);
  await seen(page, money(12.5));
  await seen(page, t('home.goal_reached', { amount: money(10) }));
  await seen(page, t('home.goal_missing', { missing: money(87.5) }));
  await checkInSteps(actor, t, formatCoins(defaultCoinRewards.checkin, 'ph'));
  await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
  for (const amount of defaultWithdrawAmounts.ph) await amountNamed(page, money(amount)).waitFor();
  expect(await page.getByRole('radio').count()).toBe(defaultWithdrawAmounts.ph.length);
  // The balance may come after the amounts.
  await amountNamed(page, money(10))
    .and(page.getByRole('radio', { checked: true }))
    .waitFor();
  await seen(page, t('home.goal_missing', { missing: money(87.5) }));
  await actor.tap(withdrawButton(t));
  await actor.seesDialog(t('withdraw.success_title'));
  await actor.tap(t('common.ok'), t('withdraw.success_title'));
  await actor.tap(t('permission.allow'), t('permission.notify_title'));
  await page.getByText(wordsAround((time) => t('withdraw.next_tomorrow', { time }))).waitFor();
  await page.getByRole('radio', { checked: true }).waitFor({ state: 'detached' });
  await context.close();
});

it('a daily task has a card only where neither a flag of the person nor the list of tasks leaves it out (PERSON-5)', async () => {
  const person = { status: 1, info: 'ACTIVE', coin: 1780, cash: 12.5, showVideoAdTask: false };
  const listed = (['checkin', 'lottery', 'videoad'] as const).map((taskType) => ({
    taskType,
    count: 0,
    maxCount: defaultMaxCounts[taskType],
    coinReward: defaultCoinRewards[taskType],
  }));
  const data: Partial<Record<string, object>> = { '/user/info': person, '/task/normal-task': listed };
  backend.instead = (path) => data[path] && { status: 200, body: { code: 200, msg: 'ok', data: data[path] } };
  const { page, context } = await open();
  const card = (task: TaskType) => page.locator(`[role=article][data-tap="task:${task}"]`);
  await seen(page, money(12.5));
  await card('lottery')
    .getByText(t('task.count', { done: 0, max: defaultMaxCounts.lottery }))
    .waitFor();
  for (const task of ['videoad', 'words', 'quiz'] as const) await card(task).waitFor({ state: 'detached' });
  expect(await card('checkin').count()).toBe(1);
  await context.close();
});

it('a backend that redirects each call to a slash at its end gets it as it was sent, and pays (API-1)', async () => {
  backend.redirects = true;
  const { page, context } = await open();
  await checkInSteps(actorAt(page), t, formatCoins(defaultCoinRewards.checkin, 'ph'));
  const rewards = backend.posts.filter(({ path }) => path === '/task/checkin');
  expect(rewards).toEqual([{ path: '/task/checkin', token, key: expect.stringMatching(/.{10}/) as string }]);
  await context.close();
});

it.each([
  ['HTTP 401', 401],
  ['code 401', 200],
])(
  'a token that is answered with %s at the first call: the login has ended, and the page goes on as a guest (PERSON-18)',
  async (_, status) => {
    backend.instead = (path, sent) =>
      path === '/user/info' && sent ? { status, body: { code: 401, msg: 'expired', data: null } } : undefined;
    const { page, context } = await open();
    await page.getByRole('heading', { level: 1, name: t('login.ended_title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/404');
    await seen(page, t('login.ended'));
    await actorAt(page).tap(t('login.as_guest'));
    await goesOnAsGuest(page);
    await context.close();
  },
);

it('a token that is answered with 401 later is dropped, and the login is offered (PERSON-18)', async () => {
  let ended = false;
  backend.instead = (path, sent) =>
    ended && sent && path !== '/user/info'
      ? { status: 200, body: { code: 401, msg: 'expired', data: null } }
      : undefined;
  const { page, context } = await open();
  const actor = actorAt(page);
  await seen(page, money(12.5));
  ended = true;
  await openIncome(page);
  await actor.seesDialog(t('login.ended_title'));
  await page
    .getByRole('button', { name: t('common.login'), exact: true })
    .first()
    .waitFor();
  await actor.tap(t('common.later'), t('login.ended_title'));
  // Back is ignored while a dialog shows.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await goesOnAsGuest(page);
  await context.close();
});

it('an answer without the envelope is our side’s fault in words, and one line in the console (DIALOG-5, API-2)', async () => {
  backend.instead = (path) =>
    path === '/user/info' ? { status: 200, body: { status: 1, info: 'ACTIVE', coin: 5, cash: 5 } } : undefined;
  const lines: string[] = [];
  const { page, context } = await open('/', {
    before: (made) => Promise.resolve(made.on('console', (line) => lines.push(line.text()))),
  });
  const words = failureWords(t, 'server');
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await seen(page, words.text);
  await expect
    .poll(() => lines.filter((line) => line.includes('is not {code, msg, data}')).join('\n'), { timeout: 20_000 })
    .toContain('/user/info');
  await context.close();
});
