// Rooms: app/navigation, app/bridge, app/features/feedback, host-simulator
import type { Browser, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { newPerson } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

/**
 * The page, looked at and driven without touching it. Playwright's own functions count as a person's touch, after which
 * Chromium's back behaves differently.
 */
function untouched(session: CDPSession) {
  const evaluate = async <T>(expression: string): Promise<T> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true, userGesture: false })).result.value as T;
  return {
    evaluate,
    touched: () => evaluate<boolean>('navigator.userActivation.hasBeenActive'),
    path: () => evaluate<string>('location.pathname'),
    /**
     * The browser's own back: the mouse's back button is let go, which Chromium answers by the same step as its
     * toolbar's, and which is no touch of the page.
     */
    browserBack: () =>
      session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: 5, y: 5, button: 'back', clickCount: 1 }),
  };
}

/** Opens home of a person, on top of another page, and waits until the bridge runs. Nothing has touched it. */
async function openUntouched(back: 'asks' | 'steps') {
  const { token } = await newPerson('id');
  const opened = await openApp(chrome, { token, at: `${serverUrl()}/privacy-policy`, scenario: { back } });
  const phone = untouched(await opened.context.newCDPSession(opened.page));
  await opened.page.goto(
    `${serverUrl()}/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${token}`,
    { waitUntil: 'commit' },
  );
  const count = JSON.stringify(t('task.count', { done: 0, max: 1 }));
  await expect
    .poll(() => phone.evaluate<boolean>(`document.body?.innerText.includes(${count}) && 'onHostBack' in window`))
    .toBe(true);
  expect(await phone.touched()).toBe(false);
  return { ...opened, phone, token };
}

/** A press of the back key of this phone app: the page is asked or not, then the browser's own back follows. */
async function pressBack({ evaluate, browserBack }: ReturnType<typeof untouched>): Promise<void> {
  const steps = await evaluate<boolean>(
    '(() => { let steps = false; __host.simulator.pressBack(() => (steps = true)); return steps; })()',
  );
  if (steps) await browserBack();
}
const settled = ({ evaluate }: ReturnType<typeof untouched>) =>
  evaluate('new Promise((done) => setTimeout(done, 300))').catch(() => undefined);

/** The line about back in the details that a person copies for support. */
async function copiedLine(page: Page, token: string): Promise<string | undefined> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(
    `${serverUrl()}/feedback?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${token}`,
  );
  await page.getByText(t('feedback.diag_title'), { exact: true }).click();
  await page.getByRole('button', { name: t('feedback.diag_copy') }).click();
  await actorAt(page).sees(t('feedback.diag_copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  return copied.split('\n').find((line) => line.startsWith('back'));
}

describe('the back key before home was touched', () => {
  it('a phone app that asks the page: home stays, three times (ROUTE-21, ROUTE-22, HOST-12)', async () => {
    const { page, context, phone, token } = await openUntouched('asks');
    for (let times = 0; times < 3; times += 1) {
      await pressBack(phone);
      await settled(phone);
      expect([await phone.path(), await phone.touched()]).toEqual(['/home', false]);
    }
    expect(await copiedLine(page, token)).toBe('back: the phone app asks the page');
    await context.close();
  });

  it('a phone app that does not: the browser passes over the entry that keeps home, and the details say so (HOST-12)', async () => {
    const { page, context, phone, token } = await openUntouched('steps');
    await pressBack(phone);
    await expect.poll(() => phone.path().catch(() => '')).toBe('/privacy-policy');
    expect(await copiedLine(page, token)).toBe('back: the phone app does not ask the page (onHostBack)');
    await context.close();
  });

  it('a touch is enough for the browser’s own back to stay on home', async () => {
    const { page, context, phone } = await openUntouched('steps');
    await page.mouse.click(5, 300);
    await pressBack(phone);
    await settled(phone);
    expect(await phone.path()).toBe('/home');
    await context.close();
  });
});
