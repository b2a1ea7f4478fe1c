import { open, waitFor } from './visit.mjs';

/**
 * Runs in the page before its own scripts: the page is prepared, as one that a phone app prerenders, until it is shown.
 * Driven by Playwright, the browser prerenders nothing itself. Self-contained, because it is sent to the page as text.
 */
function prepared() {
  let isPrepared = true;
  Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrepared });
  /** Shows the page; returns how long it takes until its next frame is drawn, ms. */
  window.__show = () =>
    new Promise((drawn) => {
      const at = performance.now();
      requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - at)));
      isPrepared = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
}

/**
 * Measures how long a prerendered home of somebody who has visited before takes to stand once it is seen (ENTRY-23).
 *
 * @returns {Promise<{ stands: number }>} ms
 */
export async function prerenderedVisit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const before = await open(context, url);
    await waitFor(before, () => localStorage.getItem('lastHome') !== null);
    await before.page.close();
    await context.addInitScript(prepared);
    const { page } = await open(context, url);
    await page.waitForLoadState('networkidle');
    return { stands: await page.evaluate(() => window.__show()) };
  } finally {
    await context.close();
  }
}
