import type { Market } from '@tally/contract/market/codes';
import type { Browser, Locator, Page } from 'playwright';
import { openApp, textsIn } from './browser';
import { operatorKey, postCall, signIn } from './demo';
import { addWallet, smallestOf } from './withdrawFlow';

const t = textsIn('en');

/** Two people ask for money; returns what the first, of the story "rich", asks for. */
export async function twoAsk(market: Market): Promise<number> {
  const [rich, midway] = [await signIn(`${market}-rich`), await signIn(`${market}-midway`)];
  await addWallet(midway, market);
  const [amount, other] = [await smallestOf(rich), await smallestOf(midway)];
  await postCall(`/wallet/withdraw?amount=${amount}`, rich);
  await postCall(`/wallet/withdraw?amount=${other}`, midway);
  return amount;
}

/** Opens the desk at a place that its address names, as an operator: of the first key unless another is given. */
export async function openDesk(chrome: Browser, place: string, { width = 1280, key = operatorKey } = {}) {
  const opened = await openApp(chrome, { path: '/desk', query: `#${place}`, width });
  const { page } = opened;
  await page.getByLabel(t('ops.key_label'), { exact: true }).and(page.locator('input')).fill(key);
  await page.getByRole('button', { name: t('ops.key_open'), exact: true }).click();
  await page.getByRole('link', { name: t('ops.desk_people') }).waitFor();
  return opened;
}

/** The question that is open. */
export const inDialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
