// Rooms: app/features/wallet, app/components, app/screens/Home, app/screens/Withdraw, contract/rules,
//   server/domain/withdrawals
import type { UserInfo } from '@tally/contract/people/user';
import { forecastCash } from '@tally/contract/rules/exchange';
import type { Wallet } from '@tally/contract/wallet/wallet';
import { formatMoney } from '@tally/locales/format';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn } from '../browser';
import { newDay, newPerson, readCall, signIn } from '../demo';
import { readWhatNext } from '../whatNext';
import { seen, tipsSeen } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

/** What the page says, once it knows what is offered: before that no goal has words (GOAL-1). */
async function said(page: Page) {
  await expect.poll(async () => (await readWhatNext(page)).goal, { timeout: 20_000 }).not.toBe('');
  return readWhatNext(page);
}

describe.each(marketLanguages)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);
  const open = (path: string, token?: string) =>
    openApp(chrome, { locale, path, before: tipsSeen, ...(token !== undefined && { token }) });

  it.each([
    ['a newcomer', 'fresh'],
    ['in the middle of the day', 'midway'],
    ['done for today', 'finished'],
  ])(
    'home says what I have and what it is worth; home and the withdraw page say the same of what I can take and what comes next: %s (GOAL-1, MONEY-11)',
    async (_, story) => {
      const token = await signIn(`${market}-${story}`);
      const { balance } = await readCall<Wallet>('/wallet/', token);
      const home = await open('/home', token);
      await seen(home.page, formatMoney(balance, market));
      const { coin, coinRate } = await readCall<UserInfo>('/user/info', token);
      const worth = forecastCash(coin, coinRate, market);
      if (worth > 0) await seen(home.page, `≈\u00a0${formatMoney(worth, market)}`);
      const atHome = await said(home.page);
      const withdraw = await open('/withdraw', token);
      await seen(withdraw.page, formatMoney(balance, market));
      expect(await said(withdraw.page)).toEqual(atHome);
      await home.context.close();
      await withdraw.context.close();
    },
  );

  it('a guest is promised nothing on either page, and finds the login on both (GOAL-1, HOME-12)', async () => {
    for (const path of ['/home', '/withdraw']) {
      const { page, context } = await open(path);
      await page.getByRole('button', { name: t('login.bar_button') }).waitFor();
      expect(await readWhatNext(page)).toMatchObject({ ready: '', goal: '' });
      await context.close();
    }
  });

  it('a press on the goal leads from the withdraw page to what it lacks (GOAL-3)', async () => {
    const { token } = await newPerson(market);
    const { page, context } = await open('/withdraw', token);
    await said(page);
    await page.locator('button:has([data-goal])').filter({ visible: true }).last().click();
    await page.getByRole('heading', { name: t('title.home') }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-tap]')?.getAttribute('data-tap')))
      .toBe('task:checkin');
    await context.close();
  });
});
