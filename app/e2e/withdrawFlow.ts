import { accountNameNeeded } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Wallet } from '@tally/contract/wallet/wallet';
import type { PassbookEntry, WithdrawOption } from '@tally/contract/wallet/withdraw';
import type { LocaleCode } from '@tally/locales/tags';
import type { BrowserContext, Locator, Page } from 'playwright';
import { accountNoLabel } from '../testing/pages/accountNoLabel';
import { places, textsIn } from './browser';
import { postCall, readCall } from './demo';

/** The user's balances and records according to the server. */
export interface Books {
  wallet: Wallet;
  passbook: PassbookEntry[];
}

export const booksOf = async (token: string): Promise<Books> => ({
  wallet: await readCall<Wallet>('/wallet/', token),
  passbook: await readCall<PassbookEntry[]>('/wallet/passbook/', token),
});

/** A number of an e-wallet in each market. */
const walletNumbers: Record<Market, string> = { id: '081298765432', ph: '09181234567', br: '11912345678' };

/** Gives somebody who has none an e-wallet account. */
export const addWallet = (token: string, market: Market): Promise<void> =>
  postCall('/wallet/account/', token, {
    accountNo: walletNumbers[market],
    accountType: accountTypes[market][0],
    accountName: 'Maria Clara',
    mobile: '',
  });

/** The smallest amount that the user may withdraw, in the currency of their market. */
export const smallestOf = async (token: string): Promise<number> =>
  (await readCall<WithdrawOption[]>('/wallet/withdraw-options/', token))[0]?.amount ?? 0;

/** Goes from home to the withdraw screen, adding an e-wallet on the way if there is none. */
export async function toWithdraw(page: Page, locale: LocaleCode): Promise<void> {
  const t = textsIn(locale);
  const { market } = places[locale];
  await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
  const guide = page.getByRole('dialog', { name: t('account.guide_title') });
  // The guide may come before the amounts, which stand behind it then and cannot be reached.
  await guide.or(page.getByRole('radio')).first().waitFor();
  await guide
    .or(page.getByText(t('account.status_2'), { exact: true }))
    .or(page.getByText(t('account.status_1'), { exact: true }))
    .first()
    .waitFor();
  if (!(await guide.isVisible())) return;
  await guide.getByRole('button', { name: t('withdraw.add_account') }).click();
  await page.getByLabel(accountNoLabel(t, market)).fill(walletNumbers[market]);
  if (accountNameNeeded[market]) await page.getByLabel(t('account.name_label')).fill('Maria Clara');
  await page.getByRole('button', { name: t('account.submit') }).click();
  await page
    .getByRole('dialog', { name: t('account.confirm_title') })
    .getByRole('button', { name: t('account.confirm_ok') })
    .click();
  await page.getByText(t('account.status_1'), { exact: true }).waitFor();
}

/** Closes the tip dialog if one is open. */
export async function pastTips(page: Page, locale: LocaleCode): Promise<void> {
  const t = textsIn(locale);
  const tip = page.getByRole('dialog', { name: t('withdraw.tip_lucky_title') });
  if (await tip.isVisible()) await tip.getByRole('button', { name: t('common.later') }).click();
}

/** Taps an amount on the withdraw screen: its card, once it stands still; the radio itself is invisible. */
export const tapAmount = (radio: Locator): Promise<void> => radio.locator('xpath=..').click();

/** An amount on the withdraw screen, as it is written there. */
export const amountNamed = (page: Page, amount: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${amount.replace(/[$.]/g, '\\$&').replace(/\s/g, '\\s')}\\s`) });

/** Selects an amount on the withdraw screen. */
export const pick = (page: Page, amount: string): Promise<void> => tapAmount(amountNamed(page, amount));

/** Opens the app as on a phone that has shown its tips and its guide to the account before. */
export const tipsSeen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => ['ltWithdrawTip', 'doneAccountGuide'].forEach((key) => localStorage.setItem(key, '1')));

/** The words of a text around a value that the page knows. */
export const wordsAround = (text: (value: string) => string): RegExp =>
  new RegExp(
    text('|')
      .split('|')
      .map((words) => words.replace(/[.*+?^${}()[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
      .join('.+'),
  );

/** Waits until the text is visible: home stays in the DOM, hidden, behind the other pages. */
export async function seen(page: Page, text: string): Promise<Locator> {
  const found = page.getByText(text, { exact: true }).filter({ visible: true }).first();
  await found.waitFor();
  return found;
}
