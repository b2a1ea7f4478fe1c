// Rooms: app/navigation, app/screens
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, it } from 'vitest';
import { launch, textsIn } from '../browser';
import { openIncome } from '../pageActor';
import { expectNothingLeft, openCounted } from '../pageCounters';

const t = textsIn('en');
/** Open pages from home. */
const ways = [
  openIncome,
  ...['withdraw', 'team', 'rules'].map((to) => (page: Page) => page.locator(`[data-tap=${to}]`).first().click()),
];

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch('heap');
});
afterAll(() => chrome.close());

/** Opens a page from home and goes back by the page's own back button. */
async function visit(page: Page, open: (page: Page) => Promise<void>): Promise<void> {
  await open(page);
  await page.locator('#home').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t('a11y.back') }).click();
  await page.locator('#home').waitFor({ state: 'visible' });
}

it('opening pages from home twenty times and leaving them by their own button leaks nothing', async () => {
  const { page, cdp, close } = await openCounted(chrome);
  // A user without an e-wallet is asked for one by a dialog, which blocks leaving the page.
  const later = page.getByRole('dialog').getByRole('button', { name: t('common.later'), exact: true });
  await page.addLocatorHandler(later, (button) => button.click());
  await expectNothingLeft(page, cdp, async () => {
    for (const open of ways) await visit(page, open);
  });
  await close();
}, 600_000);
