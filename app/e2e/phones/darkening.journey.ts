// Rooms: ui, tokens, app/startup/shell, app/screens/Home
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp } from '../browser';
import { newPerson } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

/** The daily tasks as they are painted: what a phone darkens changes no computed style. */
const painted = async (page: Page) => {
  const tasks = page.getByRole('article').first();
  return (await tasks.screenshot({ animations: 'disabled' })).toString('base64');
};

it('a phone in dark mode that darkens pages by force leaves the colours of ours alone', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.getByRole('article').first().getByText('0/1').waitFor();
  const light = await painted(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect(await painted(page)).toBe(light);
  // The phone does darken: without the page's word it would look different.
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light'));
  expect(await painted(page)).not.toBe(light);
  await context.close();
});
