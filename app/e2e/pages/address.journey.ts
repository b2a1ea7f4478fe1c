// Rooms: app/startup/head, app/navigation, app/operators/desk/DeskScreen, app/operators/desk/deskPlace, app/AppRoutes
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, serverUrl } from '../browser';
import { newDay } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

/** The address bar without its origin, once the app has taken over. */
const urlOf = async (page: Page) => {
  await page.waitForFunction(() => !('__tally' in window));
  return page.url().slice(serverUrl().length);
};

const entry = '?pkg_name=com.tally.rewards&country=ph&lang=en&token=1234567890123&uuid=123456789012345';

it.each([
  ['/desk#pay/ph/54', '/desk#pay/ph/54'],
  ['/desk#people/id/7', '/desk#people/id/7'],
  ['/desk?key=demo-operators#exceptions', '/desk#exceptions'],
  ['/desk#token=1234567890123', '/desk'],
  [`/opt/moreapps${entry}&type=2`, '/opt/moreapps?type=2'],
  [`/passbook/3${entry}`, '/passbook/3'],
  [`/income${entry}#token=1234567890123`, '/income'],
  [`/${entry}&page=privacy-policy`, '/privacy-policy'],
])('%s reads %s in the address bar, also after a reload (ENTRY-10, OPS-48)', async (given, shown) => {
  const { page, context } = await openApp(chrome, { before: (made) => made.newPage().then((first) => first.close()) });
  await page.goto('about:blank');
  await page.goto(`${serverUrl()}${given}`);
  expect(await urlOf(page)).toBe(shown);
  await page.reload();
  expect(await urlOf(page)).toBe(shown);
  await context.close();
});
