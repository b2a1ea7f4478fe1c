// Rooms: app/screens/Home, app/overlays, ui, locales, tokens
import { localeCodes } from '@tally/locales/tags';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, openApp, places, textsIn, withdrawButton } from '../browser';
import { newDay, postCall, signIn } from '../demo';
import { tapAmount } from '../withdrawFlow';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

/** The words on each line of an element's text. */
const linesOf = (node: Locator): Promise<number[]> =>
  node.evaluate((element) => {
    const range = document.createRange();
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const word of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
    return [...lines.values()];
  });

it.each(localeCodes)('%s: on the smallest phone the newcomer’s row ends in no lone word (HOME-6)', async (locale) => {
  const t = textsIn(locale);
  const token = await signIn(`${places[locale].market}-midway`);
  const { page, context } = await openApp(chrome, { locale, width: 320, token });
  const text = page.getByText(t('home.newbie_text'));
  await text.waitFor();
  expect((await linesOf(text)).at(-1)).toBeGreaterThan(1);
  await context.close();
});

it.each(localeCodes)(
  '%s: on the smallest phone the next opening takes one line and a receipt needs no scrolling',
  async (locale) => {
    const t = textsIn(locale);
    const token = await signIn(`${places[locale].market}-rich`);
    await postCall('/task/checkin?action=reward', token);
    const { page, context } = await openApp(chrome, { locale, width: 320, token });
    const actor = actorAt(page);
    await page.setViewportSize({ width: 320, height: 640 });

    // The card of a finished task has another button than one whose state is not known yet, and a mouse that is pressed
    // on the one and released on the other clicks neither. A finger does.
    await page.locator('[data-tap="task:checkin"][data-state=finished]').getByRole('button').click();
    await actor.seesDialog(t('task.limit_title'));
    expect(await linesOf(page.locator('[role=dialog] [data-kind=paying]'))).toHaveLength(1);
    await actor.tap(t('common.ok'), t('task.limit_title'));

    await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
    await tapAmount(page.getByRole('radio').first());
    await actor.tap(withdrawButton(t));
    await actor.seesDialog(t('withdraw.success_title'));
    const buttons = page.getByRole('dialog', { name: t('withdraw.success_title') }).getByRole('button');
    // The receipt comes from below.
    const ends = async () => {
      const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
      return Math.max(...boxes.map((box) => (box ? box.y + box.height : Infinity)));
    };
    await expect.poll(ends).toBeLessThanOrEqual(640);
    expect(await buttons.count()).toBe(2);
    await context.close();
  },
);
