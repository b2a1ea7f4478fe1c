// Rooms: app/operators, contract/operator, contract/rules/csv, server/domain/approvals, server/domain/account,
//   server/domain/batches, server/domain/desk, server/domain/payouts
import { parseCsv } from '@tally/contract/rules/csv';
import { formatMoney } from '@tally/locales/format';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, textsIn } from '../browser';
import { newDay, postCall, signIn } from '../demo';
import { inDialog, openDesk, twoAsk } from '../deskFlow';
import { smallestOf } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');
const money = (amount: number) => formatMoney(amount, 'ph');
const isOff = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first()
    .getAttribute('aria-disabled');

/** The zones that the page names. */
const zonesOn = async (page: Page) => [...new Set((await page.locator('main').textContent())?.match(/WIB|PHT|BRT/g))];

/** Makes the batch of what waits; returns its lines, each by the names of its columns. */
async function makeBatch(page: Page) {
  await page.getByRole('button', { name: t('ops.file_export') }).click();
  const make = inDialog(page).getByRole('button', { name: t('ops.export_make') });
  const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
  const [head, ...lines] = parseCsv(readFileSync(await download.path(), 'utf8')).records.map(({ cells }) => cells);
  return lines.map((line) => Object.fromEntries((head ?? []).map((name, at) => [name, line[at] ?? ''])));
}

it('a batch of which an exception is open says why it is not signed off, and one that has its results is not offered to be voided; the lines of its file add up, on one clock (OPS-21, OPS-22, OPS-30, OPS-68)', async () => {
  await twoAsk('ph');
  const { page, context } = await openDesk(chrome, 'batches/ph');
  const lines = await makeBatch(page);
  const row = ({ id = '', currency = '', amount = '', export: batch = '' }, said = amount) =>
    [id, currency, said, 'PAID', batch].join(',');
  const file = ['id,currency,amount,result,export', ...lines.map((line) => row(line)), row(lines[0] ?? {}, '0.5')];
  await page
    .getByLabel(t('ops.file_import'))
    .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\r\n')) });
  await inDialog(page)
    .getByRole('button', { name: t('ops.take_results') })
    .click();
  const counts = page.locator('dl').filter({ hasText: t('ops.result_lines') });
  await counts.waitFor();
  const paid = lines.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(await counts.textContent()).toBe(
    [
      [t('ops.result_lines'), lines.length + 1],
      [t('ops.result_paid'), lines.length],
      [t('ops.result_exceptions'), 1],
      [t('ops.counter_paidAmount'), money(paid)],
    ]
      .flat()
      .join(''),
  );

  const batches = page.getByRole('table', { name: t('ops.exports') });
  await batches.getByRole('button', { name: lines[0]?.['export'] ?? '', exact: true }).click();
  await page.getByText(t('ops.sign_off_off')).waitFor();
  expect(await isOff(page, t('ops.sign_off'))).toBe('true');
  // What the provider has paid whole is not offered to be voided.
  expect(await page.getByRole('button', { name: new RegExp(`^${t('ops.export_void')}`) }).count()).toBe(0);
  expect(await page.getByLabel(t('ops.batch_reason')).count()).toBe(0);
  expect(await zonesOn(page)).toEqual(['PHT']);
  await context.close();
});

it('money that is given to somebody is approved by the second key, whose question has person, amount and the first one’s reason; requests and log stand on one clock (OPS-36, OPS-50, OPS-68)', async () => {
  const token = await signIn('ph-rich');
  await postCall(`/wallet/withdraw?amount=${await smallestOf(token)}`, token);
  const first = await openDesk(chrome, 'pay/ph');
  await first.page
    .getByRole('table', { name: t('ops.payouts') })
    .getByRole('button')
    .last()
    .click();
  await first.page.getByRole('link', { name: /^Open user/ }).click();
  await first.page.getByLabel(t('ops.adjust_amount')).fill('12.50');
  await first.page.getByLabel(/^Reason, to give/).fill('late payment');
  const give = t('ops.adjust_goodwill', { amount: money(12.5) });
  await first.page.getByRole('button', { name: give }).click();
  await inDialog(first.page).getByRole('button', { name: give }).click();
  await inDialog(first.page).waitFor({ state: 'detached' });
  await first.context.close();

  const { page, context } = await openDesk(chrome, 'approvals', { key: 'demo-second-key', width: 390 });
  const requests = page.getByRole('table', { name: t('ops.approvals') });
  await requests.getByRole('button').last().click();
  const zones = [await zonesOn(page)];
  await page.getByRole('button', { name: new RegExp(`^${t('ops.approval_approve')}`) }).click();
  const question = (await inDialog(page).textContent()) ?? '';
  for (const said of ['Paolo Garcia', money(12.5), 'late payment']) expect(question).toContain(said);
  await inDialog(page)
    .getByRole('button', { name: t('ops.approval_approve') })
    .click();
  await page.getByText(new RegExp(`^${t('ops.submitted')}.*12\\.50`)).waitFor();

  await page.getByRole('link', { name: t('ops.audit') }).click();
  await page
    .getByRole('list', { name: t('ops.audit') })
    .getByRole('listitem')
    .first()
    .waitFor();
  zones.push(await zonesOn(page));
  expect(zones).toEqual([['WIB'], ['WIB']]);
  await context.close();
});

it('by keys alone the withdrawals that wait are paid one after the other (OPS-48, OPS-74)', async () => {
  await twoAsk('ph');
  const { page, context } = await openDesk(chrome, 'pay/ph');
  const table = page.getByRole('table', { name: t('ops.payouts') });
  await table.getByRole('button').first().waitFor();
  const rows = await table.locator('tbody tr').count();
  expect(rows).toBeGreaterThan(1);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (let left = rows; left > 0; left -= 1) {
    await expect.poll(() => table.locator('tbody tr').count()).toBe(left);
    await page.locator('[aria-keyshortcuts=p]:not([aria-disabled=true])').waitFor();
    await page.keyboard.press('p');
    const pay = inDialog(page).getByRole('button', { name: t('ops.payout_pay') });
    await pay.focus();
    await page.keyboard.press('Enter');
    await inDialog(page).waitFor({ state: 'detached' });
  }
  await page.getByText(t('ops.payouts_empty')).waitFor();
  await context.close();
});
