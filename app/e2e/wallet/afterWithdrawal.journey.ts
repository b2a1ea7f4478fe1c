// Rooms: app/components, app/features/wallet, app/session/lastNumbers, app/screens/Home, app/screens/Withdraw,
//   app/startup/head, contract/rules, contract/wallet/withdraw, server/domain/withdrawals,
//   server/domain/account
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import type { LocaleCode } from '@tally/locales/tags';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn, violations, withdrawButton } from '../browser';
import { newDay, newPerson, postCall, readCall, signIn } from '../demo';
import { actorAt } from '../pageActor';
import { addWallet, amountNamed, pick, seen, smallestOf, tipsSeen, wordsAround } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

/** How long a busy machine may take. */
const patience = { timeout: 20_000 };

const optionsOf = (token: string) => readCall<WithdrawOption[]>('/wallet/withdraw-options/', token);
const shown = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true });
const isRed = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .filter({ visible: true })
    .evaluate((button) => button.dataset['tone'] === 'primary');

/** Withdraws the smallest amount on the withdraw page, and closes what tells of it. */
async function withdrawSmallest(page: Page, locale: LocaleCode, token: string) {
  const t = textsIn(locale);
  const actor = actorAt(page);
  const amount = formatMoney(await smallestOf(token), places[locale].market);
  await pick(page, amount);
  await actor.tap(withdrawButton(t));
  await actor.seesDialog(t('withdraw.success_title'));
  await actor.tap(t('common.ok'), t('withdraw.success_title'));
  await actor.tap(t('permission.allow'), t('permission.notify_title'));
  return amount;
}

describe.each(marketLanguages)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);
  const ready = wordsAround((amount) => t('home.goal_reached', { amount }));

  it('after the withdrawal of the day nothing invites to another one, and a press says from when, not in five minutes (WITHDRAW-8, WITHDRAW-10)', async () => {
    const token = await signIn(`${market}-rich`);
    const { page, context, complaints } = await openApp(chrome, { locale, token, path: '/withdraw', before: tipsSeen });
    const actor = actorAt(page);
    await page.getByRole('radio', { checked: true }).waitFor();
    const amount = await withdrawSmallest(page, locale, token);

    await shown(
      page,
      wordsAround((time) => t('withdraw.next_tomorrow', { time })),
    ).waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await isRed(page, t('common.withdraw'))).toBe(false);
    await page.getByRole('button', { name: t('common.withdraw'), exact: true }).click();
    await actor.seesDialog(t('task.limit_title'));
    await actor.sees(t('withdraw.once_daily'));
    await actor.tap(t('common.ok'), t('task.limit_title'));

    await pick(page, amount);
    await actor.tap(withdrawButton(t));
    await actor.seesDialog(t('task.limit_title'));
    await actor.sees(wordsAround((time) => t('withdraw.gap_tomorrow', { time })));
    expect(await page.getByText(t('withdraw.gap_5min')).count()).toBe(0);
    expect(await page.getByRole('timer').count()).toBe(0);
    await actor.tap(t('common.ok'), t('task.limit_title'));

    const home = await openApp(chrome, { locale, token });
    await seen(home.page, t('home.next_tomorrow'));
    expect(await shown(home.page, ready).count()).toBe(0);
    expect(await isRed(home.page, t('home.withdraw'))).toBe(false);
    expect([...complaints, ...home.complaints, ...(await violations(page))]).toEqual([]);
    await home.context.close();
    await context.close();
  });

  it('right after a first withdrawal the page offers the amounts that the server then offers (GOAL-1)', async () => {
    const token = await signIn(`${market}-midway`);
    await addWallet(token, market);
    const { page, context } = await openApp(chrome, { locale, token, path: '/withdraw', before: tipsSeen });
    const before = (await optionsOf(token)).map(({ amount }) => amount);
    await withdrawSmallest(page, locale, token);
    const after = (await optionsOf(token)).map(({ amount }) => amount);
    expect(after).not.toEqual(before);
    for (const amount of after) await amountNamed(page, formatMoney(amount, market)).waitFor();
    await expect.poll(() => page.getByRole('radio').count(), patience).toBe(after.length);
    await expect.poll(() => page.getByRole('radio', { checked: true }).count(), patience).toBe(0);
    await context.close();
  });

  it('home and the withdraw page say the same of the way to the first withdrawal (GOAL-1, GOAL-2)', async () => {
    const { token } = await newPerson(market);
    await postCall('/task/checkin?action=reward', token);
    const missing = t('home.goal_missing', { missing: formatMoney(await smallestOf(token), market) });
    for (const path of ['/', '/withdraw']) {
      const { page, context } = await openApp(chrome, { locale, token, path, before: tipsSeen });
      await seen(page, missing);
      await seen(page, t('home.goal_tomorrow'));
      await context.close();
    }
  });

  it('no frame of a start or of a reload says that more is ready than can be taken (GOAL-1)', async () => {
    const token = await signIn(`${market}-midway`);
    const { cash } = await readCall<{ cash: number }>('/income/', token);
    const options = await optionsOf(token);
    expect(options[2]?.info).toBe(withdrawInfos.needLucky);
    const free = options.filter(({ amount, info }) => info === '' && amount <= cash).map(({ amount }) => amount);
    const { page, context } = await openApp(chrome, {
      locale,
      token,
      before: (made) =>
        made.addInitScript(() => {
          const said = new Set<string>();
          Object.assign(window, { __said: said });
          const look = () => {
            const chip = document.querySelector('#home [data-part=reached]')?.textContent;
            if (chip) said.add(chip.replaceAll('\u00a0', ' '));
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    });
    const promise = t('home.goal_reached', { amount: formatMoney(Math.max(...free), market) });
    const said = () => page.evaluate(() => [...(window as unknown as { __said: Set<string> }).__said]);
    await shown(page, ready).first().waitFor();
    // The page notes what a frame says one frame later.
    await expect.poll(said, patience).toEqual([promise.replaceAll('\u00a0', ' ')]);
    await page.reload();
    // The amounts of the answer, no longer those of the last visit.
    await page.locator('[data-tap=income][data-state=ready]').waitFor();
    await shown(page, ready).first().waitFor();
    await expect.poll(said, patience).toEqual([promise.replaceAll('\u00a0', ' ')]);
    await context.close();
  });
});
