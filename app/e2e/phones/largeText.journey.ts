// Rooms: app/screens/Home, ui, locales, tokens
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp } from '../browser';
import { newDay, signIn } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

const largeText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '150%'));

/** Of the steps in view: their left edges, and the words that are cut in two lines. */
const steps = (page: Page) =>
  page.locator('ol').evaluateAll((lists) => {
    const items = lists.flatMap((list) => [...list.querySelectorAll('li')]);
    const cut = items.flatMap((item) => {
      const words = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode())
        for (const { 0: word, index } of node.textContent?.matchAll(/\p{L}+/gu) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const rows = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
          if (rows.size > 1) found.push(word);
        }
      return found;
    });
    return { cut, edges: new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size };
  });

describe('the steps stand below one another in text of 150 %, and no word breaks in two', () => {
  it.each([
    // Three of one that is under way, two of one that failed: four edges in all.
    ['of withdrawals, which stand beside one another on a wide phone', 'withdrawn', '/passbook', 412, 4],
    ['of a withdrawal on a narrow phone', 'withdrawn', '/passbook', 320, 1],
    ['of an invitation on a narrow phone', 'rich', '/team', 320, 1],
  ])('%s', async (_, story, path, width, columns) => {
    const token = await signIn(`br-${story}`);
    const { page, context } = await openApp(chrome, { locale: 'pt_br', width, token, path });
    await page.locator('ol li').first().waitFor();
    expect((await steps(page)).edges).toBe(columns);
    await largeText(page);
    await expect.poll(() => steps(page)).toEqual({ cut: [], edges: 1 });
    await context.close();
  });
});
