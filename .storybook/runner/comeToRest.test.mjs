import { expect, test } from 'vitest';
import { comeToRest, watchRequests } from './comeToRest.ts';
import { madeUpPages } from './testPage.mjs';

const look = madeUpPages();

/** Waits for more frames than the check of an idle page takes. Runs inside the page. */
async function manyFrames() {
  for (let frame = 0; frame < 12; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('a check waits for what code that is still loading draws, and for the code that it imports', async () => {
  const shown = await look('<main></main>', async (page) => {
    watchRequests(page);
    const scripts = {
      'first.js': "await import('https://story.test/second.js');",
      'second.js': "document.querySelector('main').textContent = 'drawn';",
    };
    await page.route('https://story.test/*', async (route) => {
      // A page that is closed meanwhile would otherwise be an error outside of the test.
      await page.evaluate(manyFrames).catch(() => undefined);
      const name = /** @type {keyof typeof scripts} */ (new URL(route.request().url()).pathname.slice(1));
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ contentType: 'text/javascript', body: scripts[name], headers }).catch(() => undefined);
    });
    await Promise.all([
      page.waitForRequest('**/first.js'),
      page.evaluate("void import('https://story.test/first.js')"),
    ]);
    await comeToRest(page, 'in a test');
    return page.textContent('main');
  });
  expect(shown).toBe('drawn');
});

test('a request that is never answered does not hold a check up for ever', async () => {
  const shown = await look('<main>drawn</main>', async (page) => {
    watchRequests(page);
    await page.route('https://story.test/*', () => undefined);
    await page.evaluate(() => void fetch('https://story.test/never').catch(() => undefined));
    await comeToRest(page, 'in a test');
    return page.textContent('main');
  });
  expect(shown).toBe('drawn');
});
