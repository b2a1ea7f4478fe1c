// Rooms: app/startup, app/session, app/bridge, app/screens/Home
import { formatMoney } from '@tally/locales/format';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { newPerson, readCall, signIn } from '../demo';
import { actorAt } from '../pageActor';

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

/** Opens home with the numbers of the last visit, while the app's script is held back until `free`. */
async function openHeld() {
  const token = await signIn('id-rich');
  const { cash } = await readCall<{ cash: number }>('/user/info', token);
  const amount = formatMoney(cash, 'id').replace(/\s/g, ' ');
  const { page, context, complaints } = await openApp(chrome, { token });
  await expect.poll(() => said(page)).toContain(amount);
  // Stored for the next visit, some time after the start.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key === 'lastHome'));

  let free = () => undefined as void;
  const held = new Promise<void>((go) => (free = go));
  await page.route('**/assets/startApp-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${serverUrl()}/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${token}`, {
    waitUntil: 'commit',
  });
  await expect.poll(() => said(page)).toContain(amount);
  const callBack = (login: string) =>
    page.evaluate((answer) => {
      (window as unknown as { loginCallback(token: string): void }).loginCallback(answer);
      return new Promise((drawn) => requestAnimationFrame(drawn));
    }, login);
  return { page, context, complaints, amount, free, callBack };
}

describe('a phone app that calls back from a login before the app is there', () => {
  it('the numbers of the person before are gone at once (PERSON-15)', async () => {
    const { token } = await newPerson('id');
    const { page, context, complaints, amount, free, callBack } = await openHeld();
    await callBack(token);
    expect(await said(page)).not.toContain(amount);
    // Neither does an answer bring them back that was asked for before.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(await said(page)).not.toContain(amount);
    free();
    await actorAt(page).seesDialog(t('login.success_title'));
    await expect.poll(() => said(page)).toContain(formatMoney(0, 'id').replace(/\s/g, ' '));
    expect(await said(page)).not.toContain(amount);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a failed login leaves the numbers of the person on the page (PERSON-15)', async () => {
    const { page, context, complaints, amount, free, callBack } = await openHeld();
    await callBack('');
    expect(await said(page)).toContain(amount);
    free();
    await actorAt(page).seesDialog(t('login.failed_title'));
    expect(await said(page)).toContain(amount);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
