// Rooms: app/operators, contract/operator, contract/rules/csv, contract/rules/resultsFile,
//   contract/rules/pauseEnds, server/domain/approvals, server/domain/marketRules,
//   server/domain/desk, server/domain/batches, server/domain/payouts
import { minuteMs } from '@tally/contract/limits/time';
import { markets, type Market } from '@tally/contract/market/codes';
import { parseCsv } from '@tally/contract/rules/csv';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { formatMoney } from '@tally/locales/format';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, textsIn, violations } from '../browser';
import { moveClock, newDay, readCall } from '../demo';
import { inDialog, openDesk, twoAsk } from '../deskFlow';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');

/** How a spreadsheet of the market saves a file: with its separator, its decimal sign and a byte order mark. */
const spreadsheets: Record<Market, { separator: string; written: (amount: number) => string }> = {
  id: { separator: ';', written: (amount) => String(amount) },
  ph: { separator: ',', written: (amount) => amount.toFixed(2) },
  br: { separator: ';', written: (amount) => amount.toFixed(2).replace('.', ',') },
};

it.each(markets)(
  'in %s a batch is asked about with its sum; its results, as the market’s spreadsheet saves them, are asked about and add up in their own words (OPS-16, OPS-24, OPS-50)',
  async (market) => {
    await twoAsk(market);
    const { page, context, complaints } = await openDesk(chrome, `batches/${market}`);
    await page.getByRole('button', { name: t('ops.file_export') }).click();
    await inDialog(page).getByText(t('ops.preset_total'), { exact: true }).waitFor();
    const question = (await inDialog(page).textContent()) ?? '';
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      inDialog(page)
        .getByRole('button', { name: t('ops.export_make') })
        .click(),
    ]);
    const [head = [], ...lines] = parseCsv(readFileSync(await download.path(), 'utf8')).records.map(
      ({ cells }) => cells,
    );
    const cell = (line: readonly string[] | undefined, name: string) => line?.[head.indexOf(name)] ?? '';
    const amountOf = (line: readonly string[]) => Number(cell(line, 'amount'));
    expect(lines.length).toBeGreaterThan(1);
    const sum = lines.reduce((all, line) => all + amountOf(line), 0);
    expect(question).toContain(formatMoney(Math.round(sum * 100) / 100, market));

    const { separator, written } = spreadsheets[market];
    const [paid = [], failed = []] = lines;
    const row = (line: readonly string[], result: string, id = cell(line, 'id')) =>
      [id, cell(line, 'currency'), written(amountOf(line)), result, cell(line, 'export'), 'closed'].join(separator);
    const file = [
      ['id', 'currency', 'amount', 'result', 'export', 'reason'].join(separator),
      row(paid, 'PAID'),
      row(failed, 'FAILED'),
      row(paid, 'PAID', '999999'),
    ].join('\r\n');
    await page
      .getByLabel(t('ops.file_import'))
      .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}\r\n`) });
    await page.getByRole('dialog', { name: t('ops.ask_results', { count: 3 }) }).waitFor();
    for (const fact of ['results.csv', t(`ops.market_${market}`), 'PAID', 'FAILED'])
      await inDialog(page).getByText(fact, { exact: true }).waitFor();
    await inDialog(page)
      .getByRole('button', { name: t('ops.take_results') })
      .click();
    const counts = page.locator('dl').filter({ hasText: t('ops.result_lines') });
    await counts.waitFor();
    expect(await counts.textContent()).toBe(
      [
        [t('ops.result_lines'), '3'],
        [t('ops.result_paid'), '1'],
        [t('ops.result_waiting'), '1'],
        [t('ops.result_not_taken'), '1'],
        [t('ops.counter_paidAmount'), formatMoney(amountOf(paid), market)],
      ]
        .flat()
        .join(''),
    );
    await page.getByText(t('ops.file_problem', { line: 4, info: t('ops.line_unknown') })).waitFor();
    // The provider has the file.
    const batches = page.getByRole('table', { name: t('ops.exports') });
    await batches.getByRole('button', { name: cell(paid, 'export'), exact: true }).click();
    await page.getByText(t('ops.void_off')).waitFor();
    expect(complaints).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

it('after a payment its toast names person and amount, the next row opens, and the log has it under its word (OPS-38, OPS-48, OPS-50)', async () => {
  const amount = formatMoney(await twoAsk('ph'), 'ph');
  const { page, context } = await openDesk(chrome, 'pay/ph');
  const table = page.getByRole('table', { name: t('ops.payouts') });
  const row = table.getByRole('row', { name: /Paolo Garcia/ });
  await row.getByRole('button').click();
  await row.getByRole('button', { pressed: true }).waitFor();
  const opened = page.url();
  await page.getByRole('button', { name: new RegExp(`^${t('ops.payout_pay')}\\b.*Paolo Garcia`) }).click();
  const question = (await inDialog(page).textContent()) ?? '';
  for (const said of ['Paolo Garcia', amount]) expect(question).toContain(said);
  await inDialog(page)
    .getByRole('button', { name: t('ops.payout_pay') })
    .click();
  await page.getByText(new RegExp(`^${t('ops.submitted')}.*${amount}.*Paolo Garcia`)).waitFor();
  // While the mouse is over the table no row of it moves.
  await page.mouse.move(0, 0);
  await row.waitFor({ state: 'detached' });
  await table.getByRole('button', { pressed: true }).waitFor();
  expect(page.url()).toMatch(/\/desk#pay\/ph\/\d+$/);
  expect(page.url()).not.toBe(opened);

  await page.getByRole('link', { name: t('ops.audit') }).click();
  await page.getByLabel(t('ops.audit_action'), { exact: true }).fill(t('ops.payout_pay'));
  await page.getByRole('button', { name: t('ops.audit_search'), exact: true }).click();
  const found = page.getByRole('list', { name: t('ops.audit_found') }).getByRole('listitem');
  await found.first().waitFor();
  for (const entry of await found.allTextContents()) expect(entry).toContain(t('ops.payout_pay'));
  await context.close();
});

it('a pause with an end lasts until then, and no longer (RULES-10)', async () => {
  const { page, context } = await openDesk(chrome, 'switches/ph');
  const closed = async () => (await readCall<MarketRules>('/market/rules?market=ph', '')).closed;
  const row = page.getByRole('table', { name: t('ops.switches') }).getByRole('row', { name: t('task.lottery_title') });
  await row.getByRole('button').click();
  await row.getByRole('button', { pressed: true }).waitFor();
  await page.getByText(t('ops.pause_hour'), { exact: true }).click();
  await page.getByLabel(t('ops.switch_reason')).fill('a drill');
  const label = t('ops.switch_close', { name: t('task.lottery_title') });
  await page.getByRole('button', { name: label }).click();
  await inDialog(page).getByText(t('ops.pause_until'), { exact: true }).waitFor();
  await inDialog(page).getByRole('button', { name: label }).click();
  await actorAt(page).sees(new RegExp(t('ops.done_close', { name: t('task.lottery_title') })));
  await expect.poll(closed, { timeout: 20_000 }).toContain('lottery');
  await moveClock(61 * minuteMs);
  await expect.poll(closed, { timeout: 20_000 }).not.toContain('lottery');
  await context.close();
});

it('a person is found by keys alone (OPS-45, OPS-72)', async () => {
  const { page, context } = await openDesk(chrome, 'people');
  await page.getByRole('searchbox', { name: t('ops.find_field') }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('#1');
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: t('ops.card_withdrawals') }).waitFor();
  await context.close();
});

it('on a phone a market is called by its country, and each value of a row has the name of its column (OPS-48)', async () => {
  await twoAsk('ph');
  const { page, context } = await openDesk(chrome, 'pay/ph', { width: 320 });
  await page.getByRole('tab', { name: t('ops.market_ph'), selected: true }).waitFor();
  const cells = page
    .getByRole('table', { name: t('ops.payouts') })
    .locator('td[data-label]')
    .filter({ visible: true });
  await cells.first().waitFor();
  const names = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.dataset['label'], getComputedStyle(cell, '::before').content]),
  );
  for (const [label, said] of names) {
    expect(label).not.toBe('');
    expect(['', 'none', 'normal']).not.toContain(said);
  }
  await context.close();
});
