// Rooms: app/features/ownData, app/screens/OwnData, contract/people/ownData, server/domain/people/ownData,
//   server/http/handlers/user
import { parseCsv } from '@tally/contract/rules/csv';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn, violations } from '../browser';
import { joinAs } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

/** What the page saved, with its name. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

it.each(marketLanguages)(
  '%s: somebody downloads their own data as CSV, and has no second file that day (OWN-1, OWN-2, OWN-5)',
  async (locale) => {
    const t = textsIn(locale);
    const name = 'Kemala of the journey';
    const { token } = await joinAs({ market: places[locale].market, name });
    const { page, context, complaints } = await openApp(chrome, { locale, token, path: '/mydata' });
    const part = page.getByRole('main');
    const press = (text: string) => part.getByRole('button', { name: text, exact: true }).click();
    await part.getByRole('radio', { name: t('own.format_csv') }).press('Space');
    const first = await savedBy(page, () => press(t('own.get')));
    expect(first.name).toMatch(/^tally-\d{8}\.csv$/);
    const { records, brokenAt } = parseCsv(first.text);
    expect(brokenAt).toBeUndefined();
    expect(records.some(({ cells }) => cells.includes(name))).toBe(true);
    expect(first.text).not.toContain(token);
    await part.getByText(t('own.ready')).waitFor();
    expect(await savedBy(page, () => press(t('own.save')))).toEqual(first);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();

    const later = await openApp(chrome, { locale, token, path: '/mydata' });
    const again = later.page.getByRole('main');
    await again.getByRole('button', { name: t('own.get'), exact: true }).click();
    await again.getByText(t('own.used', { time: '|' }).split('|')[0] ?? '').waitFor();
    await later.context.close();
  },
  60_000,
);
