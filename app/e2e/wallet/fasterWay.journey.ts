// Rooms: app/features/wallet/withdraw, app/features/lucky, app/screens/Withdraw, contract/rules, server/domain/lucky,
//   server/domain/withdrawals
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { LuckyList } from '@tally/contract/tasks/lucky';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newDay, postCall, readCall, signIn } from '../demo';
import { actorAt } from '../pageActor';
import { addWallet } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');

/** Opens home and then the withdraw page, as somebody of whom an amount asks a lucky task. */
async function atWithdraw(isUnderWay: boolean) {
  const token = await signIn('id-midway');
  await addWallet(token, 'id');
  const options = await readCall<WithdrawOption[]>('/wallet/withdraw-options/', token);
  expect(options.some(({ info }) => info === withdrawInfos.needLucky)).toBe(true);
  await postCall('/task/checkin?action=reward', token);
  const opened = await openApp(chrome, { token, scenario: { installed: ['*'] } });
  const { page } = opened;
  const card = page.getByRole('region', { name: t('lucky.title') });
  await card.waitFor();
  if (isUnderWay) {
    await card
      .getByRole('button', { name: t('lucky.apply') })
      .first()
      .click();
    await expect
      .poll(async () => (await readCall<LuckyList>('/task/lucky', token)).luckytasks[0]?.taskStatus, {
        timeout: 20_000,
      })
      .toBe(4);
    await card.getByRole('timer').waitFor();
  }
  await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
  await page.getByRole('radio').first().waitFor();
  return opened;
}

it('a quicker way to cash is told where it is one, and leads to the card (PERSON-13)', async () => {
  const { page, context } = await atWithdraw(false);
  await actorAt(page).tap(t('withdraw.go_lucky'), t('withdraw.tip_lucky_title'));
  await page
    .getByRole('region', { name: t('lucky.title') })
    .getByRole('button', { name: t('lucky.apply') })
    .waitFor();
  await context.close();
});

it('it is not told while a lucky task is under way, since no other can be had (PERSON-13)', async () => {
  const { page, context } = await atWithdraw(true);
  await page.getByRole('radio', { checked: true }).waitFor();
  expect(await page.getByRole('dialog', { name: t('withdraw.tip_lucky_title') }).count()).toBe(0);
  // It was not used up: the next visit may still tell it.
  expect(await page.evaluate(() => localStorage.getItem('ltWithdrawTip'))).toBeNull();
  await context.close();
});
