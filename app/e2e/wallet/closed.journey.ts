// Rooms: app/session/rules, app/operators/desk/switches, app/screens/Home, app/screens/Withdraw, app/features/tasks,
//   contract/rules/marketRules, contract/operator/switches, server/domain/marketRules, server/http
import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn, violations, withdrawButton } from '../browser';
import { newDay, operatorKey, readCall, signIn } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const inDesk = textsIn('en');
let openAgain: (() => Promise<void>) | undefined;
afterEach(async () => {
  await openAgain?.();
  openAgain = undefined;
});

type Switched = 'lottery' | 'withdrawals';
const nameOf = (what: Switched) => inDesk(what === 'lottery' ? 'task.lottery_title' : 'ops.switch_withdrawals');

/** Opens the desk's switches of a market. */
async function openSwitches(market: Market) {
  const { page, context } = await openApp(chrome, { path: '/desk', width: 1280 });
  await page.getByLabel(inDesk('ops.key_label'), { exact: true }).and(page.locator('input')).fill(operatorKey);
  await page.getByRole('button', { name: inDesk('ops.key_open'), exact: true }).click();
  await page.getByRole('link', { name: inDesk('ops.switches') }).click();
  // Until it is there, the tabs are those of the queue before it.
  await page.getByRole('table', { name: inDesk('ops.switches') }).waitFor();
  await page.getByRole('tab', { name: inDesk(`ops.market_${market}`) }).click();
  return { page, context };
}

/** Presses a switch with a reason, and waits until the table says so and the server applies it. */
async function press(page: Page, market: Market, what: Switched, action: 'close' | 'open') {
  const row = page.getByRole('table', { name: inDesk('ops.switches') }).getByRole('row', { name: nameOf(what) });
  await row.getByRole('button').click();
  await row.getByRole('button', { pressed: true }).waitFor();
  await page.getByLabel(inDesk('ops.switch_reason')).fill('a drill');
  const label = inDesk(`ops.switch_${action}`, { name: nameOf(what) });
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await row.getByText(inDesk(action === 'close' ? 'ops.switch_is_closed' : 'ops.switch_is_open')).waitFor();
  const closed = async () => (await readCall<MarketRules>(`/market/rules?market=${market}`, '')).closed;
  await expect.poll(async () => (await closed()).includes(what), { timeout: 10_000 }).toBe(action === 'close');
}

it.each(marketLanguages)(
  '%s: what an operator closes on the desk is paused for people at their next look, and back once it is opened (RULES-4)',
  async (locale) => {
    const { market } = places[locale];
    const t = textsIn(locale);
    const desk = await openSwitches(market);
    await press(desk.page, market, 'lottery', 'close');
    await press(desk.page, market, 'withdrawals', 'close');
    openAgain = async () => {
      for (const what of ['lottery', 'withdrawals'] as const) await press(desk.page, market, what, 'open');
      await desk.context.close();
    };

    const token = await signIn(`${market}-rich`);
    const { page, context, complaints } = await openApp(chrome, { locale, token });
    const ticket = page.getByRole('article', { name: t('task.lottery_title') });
    await ticket.getByRole('button', { name: t('task.closed') }).click();
    await page.getByRole('dialog', { name: t('task.closed_title') }).waitFor();

    const withdraw = await openApp(chrome, { locale, token, path: '/withdraw' });
    await withdraw.page.getByText(t('withdraw.closed_message')).waitFor();
    expect(await withdraw.page.getByRole('button', { name: withdrawButton(t) }).count()).toBe(0);

    await openAgain();
    openAgain = undefined;
    await page.reload();
    await ticket.getByRole('button', { name: t('task.lottery_button') }).waitFor();
    await withdraw.page.reload();
    await withdraw.page.getByRole('button', { name: withdrawButton(t) }).waitFor();
    expect([...complaints, ...withdraw.complaints]).toEqual([]);
    expect([...(await violations(page)), ...(await violations(withdraw.page))]).toEqual([]);
    await context.close();
    await withdraw.context.close();
  },
);
