// Rooms: app/operators, contract/rules/csv, contract/rules/spreadsheets, server/domain/batches
import { parseCsv } from '@tally/contract/rules/csv';
import { markets } from '@tally/contract/market/codes';
import { spreadsheets } from '@tally/contract/rules/spreadsheets';
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, textsIn } from '../browser';
import { newDay, postCall, signIn } from '../demo';
import { openDesk } from '../deskFlow';
import { smallestOf } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');

/** The text of the file that a press downloads. */
async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path(), 'utf8');
}

it.each(markets)(
  'in %s a file of a batch opens in columns in the spreadsheets of that country, with amounts as numbers (OPS-16)',
  async (market) => {
    const token = await signIn(`${market}-rich`);
    await postCall(`/wallet/withdraw?amount=${await smallestOf(token)}`, token);
    const { page, context, complaints } = await openDesk(chrome, `batches/${market}`);
    await page.getByRole('button', { name: t('ops.file_export') }).click();
    const make = page.getByRole('dialog').getByRole('button', { name: t('ops.export_make') });
    const file = await downloaded(page, make);
    await page
      .getByRole('table', { name: t('ops.exports') })
      .locator('tbody')
      .getByRole('button')
      .first()
      .click();
    const again = page.getByRole('button', { name: new RegExp(`^${t('ops.file_sheet')}`) });
    const { separator, decimal } = spreadsheets[market];
    if (separator === ',') {
      await page.getByRole('button', { name: new RegExp(`^${t('ops.file_again')}`) }).waitFor();
      expect(await again.count()).toBe(0);
    } else {
      const sheet = await downloaded(page, again);
      const [head = [], first = []] = parseCsv(sheet.slice(1)).records.map(({ cells }) => cells);
      const [names = [], line = []] = parseCsv(file).records.map(({ cells }) => cells);
      expect(sheet.startsWith('\uFEFF')).toBe(true);
      expect(sheet.slice(1).split('\r\n')[0]).toBe(names.join(separator));
      expect(head).toEqual(names);
      const amount = names.indexOf('amount');
      expect(first[amount]).toBe(line[amount]?.replace('.', decimal));
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
