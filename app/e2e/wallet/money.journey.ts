// Rooms: app/features/wallet, app/features/income, app/screens/Account, app/screens/Income, app/screens/Passbook,
//   app/screens/Withdraw, contract/wallet/account, contract/wallet/income, contract/wallet/wallet,
//   contract/wallet/withdraw, contract/rules, server/domain/account/account, server/domain/wallet/income,
//   server/domain/withdrawals/passbook, server/domain/withdrawals/resolveWithdrawal, server/domain/morning/settle,
//   server/domain/wallet/wallet, server/domain/withdrawals/withdraw, server/domain/shared/days, app/overlays,
//   server/http/handlers/wallet, server/http/handlers/user
import type { IncomeRecord } from '@tally/contract/wallet/income';
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { accountNameMin, accountNameNeeded, accountNoDigits } from '@tally/contract/limits/account';
import { opsAmount } from '@tally/contract/limits/operator';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { coinRateAt } from '@tally/contract/rules/exchange';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import type { Wallet } from '@tally/contract/wallet/wallet';
import { passbookStatus, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { localeCodes } from '@tally/locales/tags';
import { writtenKey } from '@tally/contract/text/writtenKey';
import { walletName } from '@tally/locales/walletName';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountNoLabel } from '../../testing/pages/accountNoLabel';
import { launch, marketLanguages, openApp, places, violations, textsIn, withdrawButton } from '../browser';
import { actorAt } from '../pageActor';
import {
  answerNext,
  goToHour,
  joinAs,
  moveClock,
  newDay,
  newPerson,
  operate,
  postCall,
  readCall,
  signIn,
} from '../demo';
import { smallestOf, tapAmount, tipsSeen } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

const numbers: Record<Market, string> = { id: '081298765111', ph: '09181234111', br: 'maria.clara@correio.example' };
const walletOf = (token: string): Promise<Wallet> => readCall<Wallet>('/wallet/', token);
const passbookOf = (token: string): Promise<PassbookEntry[]> => readCall<PassbookEntry[]>('/wallet/passbook/', token);
const recordsOf = async (token: string, of: 'coin' | 'cash') =>
  (await readCall<IncomeRecord[]>(`/income/records?reward_type=${of}`, token)).map(({ type, amount }) => [
    type,
    amount,
  ]);
/** The visible element with this text: home stays in the DOM, hidden, behind the other pages. */
const seen = (page: Page, text: string | RegExp) =>
  page
    .getByText(text, { exact: typeof text === 'string' })
    .filter({ visible: true })
    .first()
    .waitFor();

describe.each(localeCodes)('%s', (locale) => {
  it('coins become cash in the morning, at the rate that the page states (MONEY-1, MONEY-2, MONEY-3)', async () => {
    const { market } = places[locale];
    const t = textsIn(locale);
    const coins = 1000;
    // A new user has not had their language for 7 days, so the better rate does not apply yet.
    const cash = coins / coinRateAt(locale, market, 0, 0);
    await goToHour();
    const { token } = await joinAs({ market, locale });
    await postCall('/task/checkin?action=reward', token);
    expect(await readCall('/income/', token)).toMatchObject({ coin: coins, cash: 0 });
    // To a time after 05:00, when the exchange is due, in every market.
    await moveClock(20 * hourMs);
    const { page, context, complaints } = await openApp(chrome, { locale, token, path: '/income' });
    await seen(page, `-${formatCoins(coins, market)}`);
    await seen(page, t('record.exchangeout'));
    await page.getByRole('tab', { name: t('income.tab_cash') }).click();
    await seen(page, `+${formatMoney(cash, market)}`);
    await seen(page, t('record.exchangein'));
    expect(await readCall('/income/', token)).toMatchObject({ coin: 0, cash });
    expect(await recordsOf(token, 'coin')).toEqual([
      ['exchangeout', coins],
      ['checkin', coins],
    ]);
    expect(await recordsOf(token, 'cash')).toEqual([['exchangein', cash]]);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});

/** Account numbers that a market refuses, each with the message beside the field. */
const refused: Record<
  Market,
  readonly (readonly [
    no: string,
    reason:
      | 'account.no_too_short'
      | 'account.no_digits_only'
      | 'account.no_prefix_id'
      | 'account.no_prefix_ph'
      | 'account.account_invalid_no'
      | 'account.no_bad_mail',
  ])[]
> = {
  id: [
    ['08123', 'account.no_too_short'],
    ['0812345x789', 'account.no_digits_only'],
    ['718123456789', 'account.no_prefix_id'],
  ],
  ph: [
    ['091812345', 'account.no_too_short'],
    ['0918123456x', 'account.no_digits_only'],
    ['0918123456', 'account.no_too_short'],
    ['0281234567', 'account.no_prefix_ph'],
  ],
  br: [
    ['1191234567', 'account.no_too_short'],
    ['12345678901', 'account.account_invalid_no'],
    ['maria@', 'account.no_bad_mail'],
  ],
};

describe.each(marketLanguages)('the account in %s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);
  const field = (page: Page) => page.getByLabel(accountNoLabel(t, market));
  const submit = (page: Page) => page.getByRole('button', { name: t('account.submit'), exact: true }).click();

  it('the account is refused by the rules of the market, confirmed, kept as the ledger says, and never changed (ACCOUNT-2, ACCOUNT-4, ACCOUNT-7, ACCOUNT-11)', async () => {
    const { token } = await newPerson(market);
    const { page, context, complaints } = await openApp(chrome, { locale, token, path: '/account' });
    const actor = actorAt(page);
    for (const [no, reason] of refused[market]) {
      await field(page).fill(no);
      await submit(page);
      await seen(page, reason === 'account.no_too_short' ? t(reason, { digits: accountNoDigits[market] }) : t(reason));
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    }
    await field(page).fill(numbers[market]);
    if (accountNameNeeded[market]) {
      await page.getByLabel(t('account.name_label')).fill('Ana');
      await submit(page);
      await seen(page, t('account.name_too_short', { min: accountNameMin }));
      await page.getByLabel(t('account.name_label')).fill('Maria');
      await submit(page);
      await actor.seesDialog(t('account.half_name_title'));
      await page.getByRole('button', { name: t('account.confirm_edit'), exact: true }).click();
      await page.getByLabel(t('account.name_label')).fill('Maria Clara');
    }
    await submit(page);
    await actor.seesDialog(t('account.confirm_title'));
    const dialog = page.getByRole('dialog', { name: t('account.confirm_title') });
    const facts = [walletName(accountTypes[market][0]), writtenKey(numbers[market]).replaceAll('\u00a0', ' ')];
    if (accountNameNeeded[market]) facts.push('Maria Clara');
    for (const fact of facts) await dialog.getByText(fact, { exact: true }).waitFor();
    expect(await readCall<Account>('/wallet/account/', token)).toMatchObject({ accountStatus: accountStatus.none });
    await actor.tap(t('account.confirm_ok'), t('account.confirm_title'));
    await seen(page, t('account.success'));
    expect(await readCall<Account>('/wallet/account/', token)).toMatchObject({
      accountStatus: accountStatus.submitted,
      accountType: accountTypes[market][0],
      accountNo: numbers[market],
    });
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();

    const again = await openApp(chrome, { locale, token, path: '/account' });
    await seen(again.page, t('account.waiting_title'));
    expect(await field(again.page).count()).toBe(0);
    await again.context.close();
  });

  it('the account of somebody else is a duplicate (ACCOUNT-13)', async () => {
    const first = await newPerson(market);
    const { token } = await newPerson(market);
    const no = numbers[market].replace('111', '222').replace('maria', 'ana');
    await postCall('/wallet/account/', first.token, {
      accountNo: no,
      accountType: accountTypes[market][0],
      accountName: 'Maria Clara',
      mobile: '',
    });
    const { page, context } = await openApp(chrome, { locale, token, path: '/account' });
    await field(page).fill(no);
    if (accountNameNeeded[market]) await page.getByLabel(t('account.name_label')).fill('Ana Maria');
    await submit(page);
    await actorAt(page).tap(t('account.confirm_ok'), t('account.confirm_title'));
    await actorAt(page).seesDialog(t('account.duplicate_title'));
    expect(await readCall<Account>('/wallet/account/', token)).toMatchObject({ accountStatus: accountStatus.none });
    await context.close();
  });
});

describe.each(marketLanguages)('withdrawing in %s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);

  beforeEach(newDay);

  /**
   * Opens the withdraw screen as a user with cash and an account, with the smallest amount selected and no tip open.
   */
  async function ready() {
    const token = await signIn(`${market}-rich`);
    const opened = await openApp(chrome, { locale, token, path: '/withdraw', before: tipsSeen });
    await tapAmount(opened.page.getByRole('radio').first());
    return { ...opened, token, actor: actorAt(opened.page) };
  }

  /** A user with cash who has withdrawn the smallest amount, and their wallet before it. */
  async function onItsWay() {
    const token = await signIn(`${market}-rich`);
    const before = await walletOf(token);
    const amount = await smallestOf(token);
    await postCall(`/wallet/withdraw?amount=${amount}`, token);
    return { token, before, amount };
  }

  it('each refusal says why, leads where it helps and debits nothing (WITHDRAW-14, WITHDRAW-15, WITHDRAW-16, WITHDRAW-17, WITHDRAW-25)', async () => {
    const { page, context, token, actor } = await ready();
    const before = await walletOf(token);
    const refusals = [
      ['ANYTHING ELSE', t('withdraw.failed_title'), t('common.ok')],
      [withdrawInfos.notEnough, t('withdraw.not_enough_title'), t('common.later')],
      [withdrawInfos.needLucky, t('withdraw.need_lucky_title'), t('common.later')],
      [withdrawInfos.needMembers, t('withdraw.need_members_title'), t('withdraw.go_team')],
    ] as const;
    for (const [info, title, answer] of refusals) {
      await answerNext('POST', '/wallet/withdraw', { status: 2, info });
      await actor.tap(withdrawButton(t));
      await actor.seesDialog(title);
      await actor.tap(answer, title);
    }
    await page.getByRole('heading', { name: t('title.team') }).waitFor();
    expect(await walletOf(token)).toEqual(before);
    await context.close();
  });

  it('a paid withdrawal is shown as Paid and counts in the total; another one the same day is refused (WITHDRAW-10, WITHDRAW-13, PASSBOOK-2, API-23)', async () => {
    const { token, before, amount } = await onItsWay();
    const records = await openApp(chrome, { locale, token, path: '/passbook' });
    await seen(records.page, t('passbook.paying'));
    expect(await operate('/wallet/updateScore', { day: 2, pay: 1, amount: opsAmount[market], market })).toMatchObject({
      status: 1,
    });
    await records.page.reload();
    await records.page.getByText(t('passbook.paying'), { exact: true }).first().waitFor({ state: 'detached' });
    await seen(records.page, t('passbook.paid'));
    await records.context.close();
    expect((await passbookOf(token))[0]).toMatchObject({ amount, status: passbookStatus.paid });
    const after = await walletOf(token);
    expect(after.paying).toBe(0);
    expect(after.redeemed).toBeCloseTo(before.redeemed + amount, 2);
    expect(after.balance).toBeCloseTo(before.balance - amount, 2);

    await moveClock(6 * minuteMs);
    const { page, context, actor } = await ready();
    await actor.tap(withdrawButton(t));
    await seen(page, t('withdraw.once_daily'));
    expect(await walletOf(token)).toEqual(after);
    await context.close();
  });

  it('a failed withdrawal gives the money back, and the records say so (PASSBOOK-2, PASSBOOK-3, MONEY-10)', async () => {
    const { token, before, amount } = await onItsWay();
    expect(await operate('/wallet/updateScore', { day: 2, pay: 2, amount: opsAmount[market], market })).toMatchObject({
      status: 1,
    });
    const { page, context } = await openApp(chrome, { locale, token, path: '/passbook' });
    await seen(page, t('passbook.failed'));
    await seen(page, t('passbook.check'));
    expect((await passbookOf(token))[0]).toMatchObject({ amount, status: passbookStatus.failed });
    expect(await walletOf(token)).toMatchObject({ balance: before.balance, paying: 0, redeemed: before.redeemed });
    await context.close();
  });

  it('the page asks a person who was always paid for a review, once (RATE-1, RATE-2, RATE-3, RATE-4)', async () => {
    const token = await signIn(`${market}-rich`);
    const { page, context, complaints } = await openApp(chrome, { locale, token, path: '/passbook' });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.yes'), exact: true })
      .click();
    expect(await page.evaluate(() => localStorage.getItem('reviewShown'))).toBeNull();
    await actorAt(page).seesDialog(t('review.prompt2_title'));
    await actorAt(page).tap(t('review.not_now'), t('review.prompt2_title'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reviewShown'))).toBe('1');
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});
