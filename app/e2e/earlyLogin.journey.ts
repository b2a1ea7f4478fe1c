// Rooms: app/startup, app/session, app/bridge, app/screens/Home
import { formatMoney } from '@tally/locales/format';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from './browser';
import { newPerson, readCall, signIn } from './demo';
import { actorAt } from './pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

/** What people can see or hear of home. */
const said = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[aria-label]')].filter((node) => node.checkVisibility());
    const labels = shown.map((node) => node.getAttribute('aria-label'));
    return `${document.body.innerText} ${labels.join(' ')}`.replace(/\s/g, ' ');
  });

describe('a phone app that logs somebody else in while the start waits for', () => {
  it.each(['firstPaint', 'startApp'])(
    '%s: the numbers of the person before are gone at once (PERSON-15)',
    async (file) => {
      const first = await signIn('id-rich');
      const amount = formatMoney((await readCall<{ cash: number }>('/user/info', first)).cash, 'id').replace(
        /\s/g,
        ' ',
      );
      const { token: second } = await newPerson('id');
      const { page, context, complaints } = await openApp(chrome, { token: first });
      const actor = actorAt(page);
      await expect.poll(() => said(page)).toContain(amount);
      // Stored for the next visit, some time after the start.
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key === 'lastHome'));

      let free = () => undefined as void;
      const held = new Promise<void>((go) => (free = go));
      await page.route(`**/assets/${file}-*`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${serverUrl()}/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${first}`, {
        waitUntil: 'commit',
      });
      await expect.poll(() => said(page)).toContain(amount);
      await page.evaluate((token) => {
        (window as unknown as { loginCallback(token: string): void }).loginCallback(token);
        return new Promise((drawn) => requestAnimationFrame(drawn));
      }, second);
      expect(await said(page)).not.toContain(amount);
      // Neither does an answer bring them back that was asked for before.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      expect(await said(page)).not.toContain(amount);
      free();
      await actor.seesDialog(t('login.success_title'));
      await expect.poll(() => said(page)).toContain(formatMoney(0, 'id').replace(/\s/g, ' '));
      expect(await said(page)).not.toContain(amount);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
