// Rooms: app/startup, app/session, app/platform
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { newPerson } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

it('a storage of keys that stops answering after a visit holds no reload up: it asks to log in (ENTRY-19)', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token });
  const actor = actorAt(page);
  await actor.sees(t('task.count', { done: 0, max: 1 }));
  // From the next load on.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.reload();
  await page.getByRole('button', { name: t('login.bar_button') }).waitFor({ timeout: 10_000 });
  await context.close();
});

it('two pages that start in the same moment are both still logged in after a reload, 10 of 10 (ENTRY-20)', async () => {
  for (let run = 0; run < 10; run += 1) {
    const { token } = await newPerson('id');
    // A phone on which no page has made the key yet.
    const context = await chrome.newContext({ locale: 'en-US', serviceWorkers: 'block' });
    const first = await context.newPage();
    const second = await context.newPage();
    const address = `${serverUrl()}/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${token}`;
    await Promise.all([first.goto(address), second.goto(address)]);
    for (const page of [first, second]) {
      await page.bringToFront();
      await page.waitForFunction(() => sessionStorage.getItem('sealed') !== null);
    }
    await Promise.all([first.reload(), second.reload()]);
    for (const page of [first, second]) {
      await page.bringToFront();
      await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
      expect(await page.getByRole('button', { name: t('login.bar_button') }).count()).toBe(0);
    }
    await context.close();
  }
});
