import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, textsIn } from './browser';
import { newPerson } from './demo';
import { memoryOf } from './pageCounters';

const t = textsIn('en');
/** Elements on home that open a page. */
const pages = ['[data-tap=income] button', '[data-tap=withdraw]', '[data-tap=team]', '[data-tap=rules]'];
/** Warm-up rounds: they load what stays in memory for good, i.e. code, texts and cached replies. */
const firstRounds = 5;
const rounds = 20;

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

it('pages opened from home twenty times and left: memory, elements and listeners do not grow', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token, font: 'system' });
  // The router is loaded together with home's late part.
  await page.locator('[data-float]').waitFor();
  // A user without an e-wallet is asked for one by a dialog, which blocks leaving the page.
  const later = page.getByRole('dialog').getByRole('button', { name: t('common.later'), exact: true });
  await page.addLocatorHandler(later, (button) => button.click());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const go = async (count: number) => {
    for (let round = 0; round < count; round += 1) for (const one of pages) await visit(page, one);
    return memoryOf(page, cdp);
  };
  const before = await go(firstRounds);
  const after = await go(rounds);
  for (const what of ['heap', 'nodes', 'listeners'] as const)
    expect(after[what] / before[what], `${what}: ${before[what]}, then ${after[what]}`).toBeLessThan(1.05);
  await context.close();
}, 600_000);
