// Rooms: app/features/lucky, app/bridge, app/screens/Home, contract/tasks/lucky, server/domain/lucky, app/overlays,
//   server/http/handlers/lucky
import { luckyCash, type LuckyList, type LuckyTask } from '@tally/contract/tasks/lucky';
import type { IncomeRecord } from '@tally/contract/wallet/income';
import { luckySummaryAmount, luckyPlayMinutes } from '@tally/contract/limits/lucky';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import type { Wallet } from '@tally/contract/wallet/wallet';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { formatMoney } from '@tally/locales/format';
import type { LocaleCode } from '@tally/locales/tags';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, places, violations, textsIn, withdrawButton } from '../browser';
import { actorAt } from '../pageActor';
import { answerNext, moveClock, newDay, newPerson, postCall, readCall, signIn } from '../demo';
import { tapAmount, tipsSeen } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

/** Amounts that the ledger paid for lucky tasks, oldest first. */
const paidOf = async (token: string): Promise<number[]> =>
  (await readCall<IncomeRecord[]>('/income/records?reward_type=cash', token))
    .filter(({ type }) => type === 'luckytask')
    .map(({ amount }) => amount);
const tasksOf = async (token: string): Promise<LuckyTask[]> =>
  (await readCall<LuckyList>('/task/lucky', token)).luckytasks;
const statusOf = async (token: string) => (await tasksOf(token))[0]?.taskStatus;

/** Lets the five minutes of use pass, for the server and in the host's measurement. */
const used = () => moveClock(luckyPlayMinutes * minuteMs);
const phone: ScenarioPart = { installed: ['*'], usedBefore: hourMs };

const card = (page: Page, locale: LocaleCode) => page.getByRole('region', { name: textsIn(locale)('lucky.title') });
const press = (page: Page, locale: LocaleCode, word: 'lucky.apply' | 'lucky.install' | 'lucky.open' | 'lucky.claim') =>
  card(page, locale)
    .getByRole('button', { name: textsIn(locale)(word) })
    .first()
    .click();

/** Opens home as a user who has checked in today. */
async function atHome(locale: LocaleCode, scenario: ScenarioPart = {}) {
  const { token } = await newPerson(places[locale].market);
  await postCall('/task/checkin?action=reward', token);
  const opened = await openApp(chrome, { locale, token, scenario: { ...phone, ...scenario } });
  await card(opened.page, locale).waitFor();
  return { ...opened, token, t: textsIn(locale), actor: actorAt(opened.page), market: places[locale].market };
}

/** A user whose lucky task is installed and whose time of use has passed. */
async function withClaim(scenario: ScenarioPart = {}) {
  const at = await atHome('en', scenario);
  await press(at.page, 'en', 'lucky.apply');
  await expect.poll(() => statusOf(at.token)).toBe(4);
  await used();
  await at.page.reload();
  await card(at.page, 'en')
    .getByRole('button', { name: at.t('lucky.claim') })
    .waitFor();
  return at;
}

describe.each(['id', 'en', 'en_ph', 'pt_br'] as const)('%s', (locale) => {
  it('a person gets a task, installs it, uses it and is paid once, what the market pays', async () => {
    const { page, context, complaints, actor, t, token, market } = await atHome(locale);
    await actor.sees(t('lucky.quota_total', { used: 0, total: 8 }));
    await actor.sees(t('lucky.summary', { count: 2, amount: formatMoney(luckySummaryAmount[market], market) }));
    await press(page, locale, 'lucky.apply');
    await expect.poll(() => statusOf(token), { timeout: 15_000 }).toBe(4);
    await actor.sees(t('lucky.quota_total', { used: 1, total: 8 }));
    await card(page, locale).getByRole('timer').waitFor();
    await press(page, locale, 'lucky.open');
    await actor.seesDialog(t('lucky.open_again_title'));
    await actor.tap(t('common.later'), t('lucky.open_again_title'));
    expect(await paidOf(token)).toEqual([]);
    await used();
    await page.reload();
    await press(page, locale, 'lucky.claim');
    await actor.seesDialog(t('lucky.reward_title'));
    await actor.sees(t('lucky.reward_added'));
    expect(await paidOf(token)).toEqual([luckyCash(market)]);
    expect((await readCall<{ cash: number }>('/income/', token)).cash).toBe(luckyCash(market));
    await actor.tap(t('common.ok'), t('lucky.reward_title'));
    await card(page, locale).getByText(t('lucky.status_5')).waitFor();
    await actor.sees(formatMoney(luckyCash(market), market));
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});

describe('the page requests a task only when one is available', () => {
  it('a task is not asked for before the check-in: a tip leads to it, and a task follows', async () => {
    const { token } = await newPerson('id');
    const t = textsIn('en');
    const { page, context } = await openApp(chrome, { locale: 'en', token, scenario: phone });
    const actor = actorAt(page);
    const posted = page.waitForRequest(
      (request) => request.url().endsWith('/app/h5action') && (request.postData() ?? '').includes('lt_nocheckin'),
    );
    await press(page, 'en', 'lucky.apply');
    await actor.seesDialog(t('lucky.need_checkin_title'));
    await posted;
    expect(await tasksOf(token)).toEqual([]);
    await actor.tap(t('task.checkin_button'), t('lucky.need_checkin_title'));
    await actor.sees(t('task.count', { done: 1, max: 1 }));
    await press(page, 'en', 'lucky.apply');
    await expect.poll(() => statusOf(token), { timeout: 15_000 }).toBe(4);
    await context.close();
  });

  it('a person has one lucky task at a time: a press during the search is answered, and no second task is offered', async () => {
    const { page, context, actor, t, token } = await atHome('en', { windows: { lucky: 'never' } });
    await press(page, 'en', 'lucky.apply');
    await card(page, 'en')
      .getByRole('button', { name: t('lucky.applying') })
      .click();
    await actor.sees(t('lucky.apply_running'));
    await expect.poll(() => statusOf(token), { timeout: 15_000 }).toBe(2);
    await card(page, 'en').getByText(t('lucky.applying')).waitFor({ state: 'detached', timeout: 15_000 });
    expect(
      await card(page, 'en')
        .getByRole('button', { name: t('lucky.apply') })
        .count(),
    ).toBe(0);
    expect(await tasksOf(token)).toHaveLength(1);
    await context.close();
  });
});

/** E-wallet numbers that no demo user has. */
const wallets: Record<Market, string> = { id: '081298765433', ph: '09181234433', br: '11912344433' };

it.each(['en', 'en_ph', 'pt_br'] as const)(
  '%s: a withdrawal that needs a lucky task leads to the card, which is scrolled to and focused (WITHDRAW-15)',
  async (locale) => {
    await newDay();
    const { market } = places[locale];
    const token = await signIn(`${market}-midway`);
    await postCall('/wallet/account/', token, {
      accountNo: wallets[market],
      accountType: accountTypes[market][0],
      accountName: 'Maria Clara',
      mobile: '',
    });
    const t = textsIn(locale);
    const { page, context } = await openApp(chrome, { locale, token, scenario: phone, before: tipsSeen });
    const actor = actorAt(page);
    const focused = async () => {
      await card(page, locale).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
        .toContain(t('lucky.title'));
      await expect.poll(async () => (await card(page, locale).boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    };
    await card(page, locale).waitFor();
    await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
    // The third amount needs a lucky task. When the user's balance is too small for it, the server's reply is changed
    // so that the first amount needs it.
    const options = await readCall<WithdrawOption[]>('/wallet/withdraw-options/', token);
    expect(options[2]?.info).toBe(withdrawInfos.needLucky);
    const enough = (await readCall<Wallet>('/wallet/', token)).balance >= (options[2]?.amount ?? Infinity);
    if (!enough) await answerNext('POST', '/wallet/withdraw', { status: 2, info: withdrawInfos.needLucky });
    await tapAmount(page.getByRole('radio').nth(enough ? 2 : 0));
    await actor.tap(withdrawButton(t));
    await actor.seesDialog(t('withdraw.need_lucky_title'));
    await actor.tap(t('withdraw.go_lucky'), t('withdraw.need_lucky_title'));
    await focused();
    await context.close();
  },
);

describe('a launched app is paid exactly once', () => {
  it.each([
    ['when the callback comes twice', { launch: 'twice' }],
    ['when both callbacks come', { launchVia: 3 }],
    ['when the callback is late', { launch: 'late', lateAfter: 8000 }],
    ['when it comes inside the native call', { answerAfter: 'inside' }],
  ] as const)('%s', async (_, scenario) => {
    const { page, context, actor, t, token } = await withClaim(scenario);
    await press(page, 'en', 'lucky.claim');
    await actor.seesDialog(t('lucky.reward_title'));
    await page.waitForTimeout(1500);
    expect(await paidOf(token)).toEqual([luckyCash('id')]);
    await context.close();
  });

  it('a launch is paid once when the page is loaded anew between it and its claim', async () => {
    const { page, context, actor, t, token } = await withClaim();
    await press(page, 'en', 'lucky.claim');
    await page.waitForTimeout(500);
    await page.reload();
    await actor.seesDialog(t('lucky.reward_title'));
    expect(await paidOf(token)).toEqual([luckyCash('id')]);
    await context.close();
  });

  it('a launch is paid once when the answer to the claim is lost', async () => {
    const { page, context, actor, t, token } = await withClaim();
    const keys: (string | undefined)[] = [];
    await page.route('**/task/lucky/reward2', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await press(page, 'en', 'lucky.claim');
    await actor.seesDialog(t('lucky.reward_title'));
    expect([keys.length > 1, new Set(keys).size, await paidOf(token)]).toEqual([true, 1, [luckyCash('id')]]);
    await context.close();
  });

  it('the page reports a tapped app again after the network failed', async () => {
    const { page, context, token } = await atHome('en');
    let lost = 0;
    await page.route('**/task/lucky?taskId=*&action=install', (route) =>
      (lost += 1) <= 3 ? route.abort() : route.continue(),
    );
    await press(page, 'en', 'lucky.apply');
    await expect.poll(() => lost, { timeout: 20_000 }).toBe(3);
    await expect.poll(() => statusOf(token), { timeout: 15_000 }).toBe(3);
    await page.reload();
    await expect.poll(() => statusOf(token), { timeout: 15_000 }).toBe(4);
    await context.close();
  });
});
