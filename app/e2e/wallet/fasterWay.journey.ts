// Rooms: app/features/wallet/withdraw, app/features/lucky, app/screens/Withdraw, app/screens/Account, contract/rules,
//   server/domain/lucky, server/domain/withdrawals
import type { LuckyList } from '@tally/contract/tasks/lucky';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newDay, postCall, readCall, signIn } from '../demo';
import { tapAmount, toWithdraw } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');
const cardOn = (page: Page) => page.getByRole('region', { name: t('lucky.title') });
const tipOn = (page: Page) => page.getByRole('dialog', { name: t('withdraw.tip_lucky_title') });

/** Home of somebody without an account who can have a lucky task, and of whom an amount asks one. */
async function atHome() {
  const token = await signIn('id-midway');
  await postCall('/task/checkin?action=reward', token);
  const opened = await openApp(chrome, { token, scenario: { installed: ['*'] } });
  await cardOn(opened.page)
    .getByRole('button', { name: t('lucky.apply') })
    .waitFor();
  return { ...opened, token };
}

const needsLucky = async (token: string) =>
  (await readCall<WithdrawOption[]>('/wallet/withdraw-options/', token)).some(
    ({ info }) => info === withdrawInfos.needLucky,
  );

it('a lucky task that can be had is told as a faster way to cash once an account is saved, and the tip leads to its button (PERSON-13)', async () => {
  const { page, context, token } = await atHome();
  await toWithdraw(page, 'en');
  expect(await needsLucky(token)).toBe(true);
  await tipOn(page)
    .getByRole('button', { name: t('withdraw.go_lucky') })
    .click();
  await cardOn(page)
    .getByRole('button', { name: t('lucky.apply') })
    .and(page.locator(':not([disabled])'))
    .waitFor();
  await context.close();
});

it('while a lucky task is under way none is told as a faster way when an account is saved: the page can be used at once (PERSON-13)', async () => {
  const { page, context, token } = await atHome();
  await cardOn(page)
    .getByRole('button', { name: t('lucky.apply') })
    .click();
  await expect
    .poll(async () => (await readCall<LuckyList>('/task/lucky', token)).luckytasks[0]?.taskStatus, { timeout: 20_000 })
    .toBe(4);
  await cardOn(page).getByRole('timer').waitFor();
  await toWithdraw(page, 'en');
  expect(await needsLucky(token)).toBe(true);
  const last = page.getByRole('radio').last();
  await tapAmount(last);
  expect(await last.isChecked()).toBe(true);
  expect(await tipOn(page).count()).toBe(0);
  // It was not used up: the next visit may still tell it.
  expect(await page.evaluate(() => localStorage.getItem('ltWithdrawTip'))).toBeNull();
  await context.close();
});
