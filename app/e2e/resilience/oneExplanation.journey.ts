// Rooms: app/api, app/bridge, app/components, app/features/tasks, app/features/wallet, app/i18n/failureWords,
//   app/navigation, app/overlays, app/screens, app/session
import { statedMaxCounts } from '@tally/contract/limits/task';
import type { IncomeRecord } from '@tally/contract/wallet/income';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureWords } from '../../i18n/failureWords';
import { launch, openApp, textsIn } from '../browser';
import { newDay, newPerson, readCall, signIn } from '../demo';
import { actorAt, openIncome } from '../pageActor';
import { tipsSeen } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');
const ourSide = failureWords(t, 'server');
const connection = failureWords(t, 'connection');

/** A call that the server cannot answer. */
const failing = (path: string) => async (context: BrowserContext) => {
  await tipsSeen(context);
  await context.route(
    ({ pathname }) => pathname === `/event/v1${path}`,
    (route) => route.fulfill({ status: 500, body: '' }),
  );
};

it('a wallet that cannot be loaded is put off by "Later", to a page that can be used and left (WITHDRAW-18, DIALOG-9)', async () => {
  const { page, context } = await openApp(chrome, { token: await signIn('id-rich'), before: failing('/wallet/') });
  const actor = actorAt(page);
  await actor.sees(t('home.daily_title'));
  await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
  await actor.seesDialog(ourSide.title);
  const [said = ''] = t('network.wallet_failed').split(/(?<=\.) /);
  await actor.sees(said);
  await actor.tap(t('common.later'), ourSide.title);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('radio').count(), { timeout: 20_000 }).toBe(4);
  await page.goBack();
  await page.getByRole('heading', { name: t('title.home') }).waitFor();
  await actor.sees(t('home.daily_title'));
  await context.close();
});

it.each([
  ['/', '/user/info'],
  ['/withdraw', '/wallet/'],
  ['/team', '/task/team/'],
  ['/passbook', '/wallet/passbook/'],
  ['/income', '/income/records'],
])(
  '%s says of a failure of ours what every page says, and not that the phone has no network (DIALOG-5)',
  async (path, call) => {
    const { page, context } = await openApp(chrome, { token: await signIn('id-rich'), path, before: failing(call) });
    await page.getByText(ourSide.text).filter({ visible: true }).first().waitFor();
    expect(await page.getByText(connection.text).count()).toBe(0);
    await page
      .getByRole('button', { name: t('common.retry') })
      .filter({ visible: true })
      .first()
      .waitFor();
    await context.close();
  },
);

const drawsOf = async (token: string) =>
  (await readCall<IncomeRecord[]>('/income/records?reward_type=coin', token)).filter(({ type }) => type === 'lottery')
    .length;

it('a draw that was booked while the network went is never called failed, and shows when it is back (TASK-32)', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token });
  const actor = actorAt(page);
  const count = (done: number) => t('task.count', { done, max: statedMaxCounts.lottery });
  const ticket = page.getByRole('article', { name: t('task.lottery_title') });
  await ticket.getByText(count(0)).waitFor();
  let gone = false;
  await page.route('**/task/lottery*', async (route) => {
    if (!gone) {
      gone = true;
      await route.fetch();
      await context.setOffline(true);
    }
    await route.abort('internetdisconnected');
  });
  await ticket.getByRole('button').click();
  await actor.sees(t('task.unanswered_offline'));
  expect(await page.getByText(t('task.lottery_failed')).count()).toBe(0);
  expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0);
  expect(await drawsOf(token)).toBe(1);

  await page.unroute('**/task/lottery*');
  await context.setOffline(false);
  await ticket.getByText(count(1)).waitFor();
  expect(await drawsOf(token)).toBe(1);
  await context.close();
});

it('a draw that is pressed offline is never called failed either, and the page has what the ledger has once the network is back (TASK-32)', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token });
  const ticket = page.getByRole('article', { name: t('task.lottery_title') });
  const shown = (done: number) => ticket.getByText(t('task.count', { done, max: statedMaxCounts.lottery }));
  await shown(0).waitFor();
  await context.setOffline(true);
  await ticket.getByRole('button').click();
  await actorAt(page).sees(t('task.unanswered_offline'));
  expect(await page.getByText(t('task.lottery_failed')).count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(async () => shown(await drawsOf(token)).count(), { timeout: 20_000 }).toBe(1);
  await context.close();
});

it('a page that was never loaded has its header and a way home offline, and loads itself once the network is back (DIALOG-5)', async () => {
  let lost = true;
  const { page, context } = await openApp(chrome, {
    token: await signIn('id-rich'),
    before: async (made) => {
      await tipsSeen(made);
      await made.route('**/assets/WithdrawScreen-*', (route) => (lost ? route.abort() : route.continue()));
    },
  });
  const actor = actorAt(page);
  await actor.sees(t('home.daily_title'));
  await page.locator('[data-tap=income][data-state=ready]').waitFor();
  // What all other pages share has come with one of them.
  await openIncome(page);
  await page.getByRole('heading', { level: 1, name: t('title.income') }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: t('title.home') }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('title.withdraw') }).waitFor();
  await page.getByRole('alert').getByText(failureWords(t, 'offline').text).waitFor();
  await page.getByRole('button', { name: t('notfound.home') }).waitFor();
  lost = false;
  await context.setOffline(false);
  await page.getByRole('radio').first().waitFor();
  await context.close();
});
