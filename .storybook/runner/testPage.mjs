import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../scripts/lib/browser.mjs';

/**
 * Pages with given content in a real browser, for the tests of the story checks. The browser runs until the tests of
 * the file have ended.
 *
 * @param {string} [style] CSS of all pages of the file
 * @returns {<T>(body: string, look: (page: import('playwright').Page) => Promise<T>) => Promise<T>} runs `look` on a
 *   page of 320 px with this body and returns its result
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
