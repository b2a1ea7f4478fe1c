// Rooms: app/startup, app/screens/Home, ui
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newPerson } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

/** Wraps every text as a browser's translator does, once index.html is parsed and before a script of the page runs. */
function translateParsedPage(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const texts: Node[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (walk.currentNode.nodeValue?.trim() && !walk.currentNode.parentElement?.closest('script,style,[translate=no]'))
        texts.push(walk.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.appendChild(document.createElement('font')).appendChild(text);
    }
    document.documentElement.dataset['translated'] = String(texts.length);
  });
}

it('home that was translated before the app is there works all the same, and shows amounts untouched (HOME-25)', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, {
    token,
    before: (context) => context.addInitScript(translateParsedPage),
  });
  expect(Number(await page.evaluate(() => document.documentElement.dataset['translated']))).toBeGreaterThan(10);
  const actor = actorAt(page);
  await actor.sees(t('task.count', { done: 0, max: 1 }));
  await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
  await actor.sees(t('task.count', { done: 1, max: 1 }));
  expect(await page.locator('[translate=no] font').count()).toBe(0);
  await context.close();
});
