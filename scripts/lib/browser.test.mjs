import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.mjs';

let chromium;
beforeAll(async () => {
  chromium = await launch();
});
afterAll(() => chromium?.close());

test('the pinned browser starts and draws text', async () => {
  const page = await chromium.newPage({ viewport: { width: 320, height: 80 } });
  await page.setContent('<p style="font:20px sans-serif">Tally</p>');
  const withText = await page.screenshot();
  await page.setContent('<p style="font:20px sans-serif">&nbsp;</p>');
  expect(withText.equals(await page.screenshot())).toBe(false);
});
