// Rooms: app/operators/OperatorContext, app/operators/calls, app/operators/key, app/operators/shared,
//   app/operators/numbers, app/operators/ads, contract/operator/operator, contract/operator/dashboard, contract/operator/payouts, contract/operator/batchFile, server/domain/desk,
//   server/domain/payouts/updateScores, server/domain/payouts/presetCount, server/domain/offers/adApps, server/domain/withdrawals/resolveWithdrawal,
//   server/domain/payouts/pendingPayouts, server/http
import { opsAmount } from '@tally/contract/limits/operator';
import { markets } from '@tally/contract/market/codes';
import { counterNames } from '@tally/contract/operator/dashboard';
import { passbookStatus, type PassbookEntry, type WithdrawOption } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { newDay, operatorKey, postCall, readCall, signIn } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

const t = textsIn('en');

it('the operator page opens with its key, shows its counters, and resolves in each market what a preset says (OPS-1, OPS-2, OPS-3, OPS-5, OPS-6)', async () => {
  const withdrawn = await Promise.all(
    markets.map(async (market) => {
      const token = await signIn(`${market}-rich`);
      const amount = (await readCall<WithdrawOption[]>('/wallet/withdraw-options/', token))[0]?.amount ?? 0;
      await postCall(`/wallet/withdraw?amount=${amount}`, token);
      return { market, token };
    }),
  );
  const { page, context, complaints } = await openApp(chrome, { path: '/minibd' });
  const actor = actorAt(page);
  const field = page.getByLabel(t('ops.key_label'), { exact: true }).and(page.locator('input'));
  const enter = async (key: string) => {
    await field.fill(key);
    await page.getByRole('button', { name: t('ops.key_open'), exact: true }).click();
  };
  await enter('another-key');
  await actor.sees(t('ops.key_wrong'));
  await enter(operatorKey);
  await page
    .getByRole('term')
    .nth(counterNames.length - 1)
    .waitFor();
  expect(await page.getByRole('term').count()).toBe(counterNames.length);
  expect(await field.count()).toBe(0);

  for (const { market, token } of withdrawn) {
    await page.getByRole('tab', { name: t(`ops.market_${market}`) }).click();
    const amount = formatMoney(opsAmount[market], market);
    await actor.tap(t('ops.preset_1', { amount, period: t('ops.all_users') }));
    await actor.seesDialog(t('ops.confirm_title'));
    expect((await readCall<PassbookEntry[]>('/wallet/passbook/', token))[0]).toMatchObject({
      status: passbookStatus.pending,
    });
    // The button names the sum that was counted.
    const confirm = new RegExp(`^${t('ops.payout_pay')} .*[1-9]`);
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
    await expect
      .poll(async () => (await readCall<PassbookEntry[]>('/wallet/passbook/', token))[0]?.status)
      .toBe(passbookStatus.paid);
    await actor.sees(t('ops.submitted'));
  }

  for (let tap = 0; tap < 3; tap += 1) await page.getByText(t('ops.counter_appUser')).click();
  await field.waitFor();
  // The browser logs refused keys (403) as errors too.
  expect(complaints.filter((message) => !message.includes('403'))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

it('an ad app that was downloaded leaves the list (OPS-7, OPS-8)', async () => {
  const { page, context } = await openApp(chrome, { path: '/optbd', query: `&key=${operatorKey}` });
  const downloaded = page.getByRole('button', { name: new RegExp(`^${t('ops.adapp_downloaded')}`) });
  await downloaded.first().waitFor();
  const before = await downloaded.count();
  await downloaded.first().click();
  await actorAt(page).sees(t('ops.submitted'));
  await expect.poll(() => downloaded.count()).toBe(before - 1);
  expect(page.url()).not.toContain(operatorKey);
  await context.close();
});
