// Rooms: app/platform, app/startup, app/bridge, app/screens/Account
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newPerson } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

/** Top of the page's title, px. */
const titleTop = async (page: Page) =>
  (await page.getByRole('heading', { level: 1, name: t('title.account') }).boundingBox())?.y ?? NaN;

it('the page keeps clear of the bars of its address, also after a reload (ENTRY-21)', async () => {
  const { token } = await newPerson('id');
  const plain = await openApp(chrome, { token, path: '/account' });
  const top = await titleTop(plain.page);
  await plain.context.close();
  const { page, context } = await openApp(chrome, { token, path: '/account', query: '&inset_top=24&inset_bottom=48' });
  expect(await titleTop(page)).toBe(top + 24);
  await page.reload();
  expect(await titleTop(page)).toBe(top + 24);
  await context.close();
});

it('a keyboard that the phone app lays over the page leaves the focused field in view (ROUTE-24)', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token, path: '/account' });
  const field = page.getByRole('textbox').first();
  await field.focus();
  const bottom = async () => {
    const box = await field.boundingBox();
    return box ? box.y + box.height : NaN;
  };
  const covered = 740 - Math.floor((await bottom()) / 2);
  await page.evaluate(
    (px) => (window as unknown as Record<string, (...sent: number[]) => void>)['insetsCallback']?.(0, 0, px),
    covered,
  );
  expect(await bottom()).toBeLessThan(740 - covered);
  await context.close();
});
