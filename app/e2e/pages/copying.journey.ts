// Rooms: app/platform, app/overlays, app/features/team, app/features/feedback, app/features/ownData, app/startup
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newDay, signIn } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');

/** A web view without the clipboard interface; what the clipboard holds can still be read. */
const withoutClipboard = async (context: BrowserContext) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    const { clipboard } = navigator;
    Object.assign(window, { __clipboard: clipboard });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
};
/** The same, where each focus undoes the selection and `select` does nothing. */
const withoutSelection = async (context: BrowserContext) => {
  await withoutClipboard(context);
  await context.addInitScript(() => {
    HTMLTextAreaElement.prototype.select = () => undefined;
    document.addEventListener('focusin', () => getSelection()?.removeAllRanges());
  });
};
/** The same, where the page cannot copy at all, and is told that it has. */
const withoutCopying = async (context: BrowserContext) => {
  await withoutClipboard(context);
  await context.addInitScript(() => {
    document.execCommand = () => true;
  });
};

const clipboardOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { __clipboard: Clipboard }).__clipboard.readText());
/** The browser keeps what the page before has copied. */
const emptyClipboard = (page: Page) =>
  page.evaluate(() => (window as unknown as { __clipboard: Clipboard }).__clipboard.writeText(''));

const places = {
  '/team': { open: () => Promise.resolve(), button: t('common.copy'), said: t('team.copy_ok'), holds: /^https?:\/\// },
  '/feedback': {
    open: (page: Page) => page.getByText(t('feedback.diag_title'), { exact: true }).click(),
    button: t('feedback.diag_copy'),
    said: t('feedback.diag_copied'),
    holds: /\n/,
  },
};

describe.each(Object.entries(places))('%s', (path, { open, button, said, holds }) => {
  /** Opens the page in such a web view and presses its button by a key. */
  const press = async (before: (context: BrowserContext) => Promise<unknown>) => {
    const opened = await openApp(chrome, { token: await signIn('id-midway'), path, before });
    await emptyClipboard(opened.page);
    await open(opened.page);
    const pressed = opened.page.getByRole('button', { name: button, exact: true }).filter({ visible: true });
    await pressed.focus();
    await opened.page.keyboard.press('Enter');
    return { ...opened, pressed };
  };
  const isFocused = (pressed: Locator) => () => pressed.evaluate((node) => node === document.activeElement);

  it.each([
    ['has no clipboard interface', withoutClipboard],
    ['undoes the selection', withoutSelection],
  ])('a web view that %s has copied when the page says so, and the focus stays (DIALOG-10)', async (_, before) => {
    const { page, context, pressed } = await press(before);
    await actorAt(page).sees(said);
    expect(await clipboardOf(page)).toMatch(holds);
    await expect.poll(isFocused(pressed)).toBe(true);
    await context.close();
  });

  it('what a web view cannot copy is shown to be selected, and never called copied (DIALOG-10)', async () => {
    const { page, context, pressed } = await press(withoutCopying);
    await actorAt(page).seesDialog(t('copying.title'));
    expect(await page.getByLabel(t('copying.text')).inputValue()).toMatch(holds);
    expect(await page.getByText(said).count()).toBe(0);
    await actorAt(page).tap(t('common.ok'), t('copying.title'));
    await expect.poll(isFocused(pressed)).toBe(true);
    await context.close();
  });
});
