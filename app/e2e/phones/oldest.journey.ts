// Rooms: app/startup, app/screens/Home, app/screens/Withdraw, app/features/wallet, app/features/tasks, ui, tokens,
//   app/vite.config.ts
import { defaultCoinRewards } from '@tally/contract/limits/task';
import type { Wallet } from '@tally/contract/wallet/wallet';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { localeCodes } from '@tally/locales/tags';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, violations, textsIn, withdrawButton } from '../browser';
import { actorAt } from '../pageActor';
import { checkInSteps, logInSteps } from '../checkInFlow';
import { newDay, newPerson, readCall, signIn } from '../demo';
import { smallestOf, tapAmount } from '../withdrawFlow';

/** Coins that a check-in pays. */
const coins = defaultCoinRewards.checkin;
/** Chromium 92, the oldest web view that the product supports. */
let chrome: Browser;
beforeAll(async () => {
  chrome = await launch('oldest');
  await newDay();
});
afterAll(() => chrome.close());

it('the oldest browser is the one that it should be (A5)', () => {
  expect(chrome.version()).toMatch(/^92\./);
});

it.each(localeCodes)(
  '%s: in the oldest browser a guest logs in and checks in, as the ledger says (PERSON-7, TASK-5)',
  async (locale) => {
    const { market } = places[locale];
    const t = textsIn(locale);
    const { token } = await newPerson(market);
    const { page, context, complaints } = await openApp(chrome, { locale, width: 320, loginToken: token });
    const actor = actorAt(page);
    await logInSteps(actor, t, t('task.count', { done: 0, max: 1 }));
    await checkInSteps(actor, t, formatCoins(coins, market));
    expect(await readCall('/income/', token)).toMatchObject({ coin: coins });
    await page.getByRole('button', { name: t('a11y.income_tips') }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  },
);

it.each(marketLanguages)(
  '%s: in the oldest browser a person withdraws, as the ledger says (WITHDRAW-21, MONEY-10)',
  async (locale) => {
    const { market } = places[locale];
    const t = textsIn(locale);
    const token = await signIn(`${market}-rich`);
    const before = await readCall<Wallet>('/wallet/', token);
    const amount = await smallestOf(token);
    const { page, context, complaints } = await openApp(chrome, { locale, width: 320, token });
    await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
    await tapAmount(page.getByRole('radio').first());
    await actorAt(page).tap(withdrawButton(t));
    await actorAt(page).seesDialog(t('withdraw.success_title'));
    await actorAt(page).tap(t('common.ok'), t('withdraw.success_title'));
    const { balance } = await readCall<Wallet>('/wallet/', token);
    expect(balance).toBeCloseTo(before.balance - amount, 2);
    await page.getByText(formatMoney(balance, market), { exact: true }).filter({ visible: true }).first().waitFor();
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  },
);
