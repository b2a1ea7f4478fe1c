// Rooms: app/navigation, app/screens
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, it } from 'vitest';
import { launch, textsIn } from '../browser';
import { expectNothingLeft, openCounted } from '../pageCounters';

const t = textsIn('en');
/** Elements on home that open a page. */
const pages = ['[data-tap=income] button', '[data-tap=withdraw]', '[data-tap=team]', '[data-tap=rules]'];

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch('heap');
});
afterAll(() => chrome.close());

/** Opens a page from home and goes back by the page's own back button. */
async function visit(page: Page, way: string): Promise<void> {
  await page.locator(way).first().click();
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
    for (const one of pages) await visit(page, one);
  });
  await close();
}, 600_000);
