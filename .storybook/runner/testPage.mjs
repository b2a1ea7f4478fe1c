import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../scripts/lib/browser.mjs';

/**
 * Made-up pages in the browser, for the tests of what looks at stories. The browser lives as long as the file's tests.
 *
 * @param {string} [style] of all pages of the file
 * @returns {<T>(body: string, look: (page: import('playwright').Page) => Promise<T>) => Promise<T>} what is seen by the
 *   look at a page of 320 px with this body
 */
export function madeUpPages(style = '') {
  /** @type {import('playwright').Browser | undefined} */
  let chromium;
  beforeAll(async () => {
    chromium = await launch();
  });
  afterAll(() => chromium?.close());
  return async (body, look) => {
    if (!chromium) throw new Error('The browser has not started yet.');
    const page = await chromium.newPage({ viewport: { width: 320, height: 640 } });
    await page.setContent(`<!doctype html><style>${style}</style>${body}`);
    const seen = await look(page);
    await page.close();
    return seen;
  };
}
