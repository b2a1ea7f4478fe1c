// Rooms: app/startup, app/bridge, app/session, app/features/tasks, app/features/wallet, app/screens/Home,
//   app/screens/Tips, app/screens/Withdraw, ui, host-simulator, locales, contract/tasks/task, contract/wallet/withdraw,
//   contract/wallet/wallet, contract/rules, server/domain/rewards/tasks, server/domain/rewards/reward,
//   server/domain/withdrawals/withdraw, server/domain/wallet/wallet, server/http, app/overlays
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { opsAmount } from '@tally/contract/limits/operator';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn, violations, withdrawButton } from '../browser';
import { checkInSteps } from '../checkInFlow';
import { moveClock, newDay, operate, signIn } from '../demo';
import { actorAt } from '../pageActor';
import { booksOf, pastTips, pick, seen, smallestOf, toWithdraw } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
  // Past the day of their history in every market, when nothing has been done yet.
  await moveClock(2 * dayMs);
});
afterAll(() => chrome.close());

/** More than the gap between two withdrawals. */
const pastGapMs = 6 * minuteMs;
const checkInCoins = 1000;

// The short way through the whole product, which `npm test` takes.
describe.each(marketLanguages)('a person in %s', (locale) => {
  it('a person checks in, withdraws and is paid, is refused a second time that day, and finds the same money after a reload (PRODUCT-1)', async () => {
    const { market } = places[locale];
    const t = textsIn(locale);
    const token = await signIn(`${market}-rich`);
    const { page, context, complaints } = await openApp(chrome, { locale, token });
    const actor = actorAt(page);
    const before = await booksOf(token);
    const amount = await smallestOf(token);

    await actor.sees(formatMoney(before.wallet.balance, market));
    await checkInSteps(actor, t, formatCoins(checkInCoins, market));

    await toWithdraw(page, locale);
    await pastTips(page, locale);
    await pick(page, formatMoney(amount, market));
    await actor.tap(withdrawButton(t));
    await actor.seesDialog(t('withdraw.success_title'));
    await actor.tap(t('common.ok'), t('withdraw.success_title'));
    await actor.tap(t('permission.allow'), t('permission.notify_title'));
    expect(await operate('/wallet/updateScore', { day: 2, pay: 1, amount: opsAmount[market], market })).toMatchObject({
      status: 1,
    });
    const after = await booksOf(token);
    expect(after.wallet.paying).toBe(0);
    expect(after.wallet.balance).toBeCloseTo(before.wallet.balance - amount, 2);
    expect(after.passbook).toHaveLength(before.passbook.length + 1);

    await moveClock(pastGapMs);
    await page.reload();
    await pick(page, formatMoney(amount, market));
    await actor.tap(withdrawButton(t));
    await seen(page, t('withdraw.once_daily'));
    expect(await booksOf(token)).toEqual(after);

    await page.reload();
    await seen(page, formatMoney(after.wallet.balance, market));
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});
