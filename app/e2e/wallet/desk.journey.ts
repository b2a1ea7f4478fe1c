// Rooms: app/operators, contract/operator/personCard, contract/operator/batchFile, contract/operator/batches,
//   server/domain/desk/personCard,
//   server/domain/desk/findPeople, server/domain/payouts, server/domain/batches, server/http
import { markets, type Market } from '@tally/contract/market/codes';
import { parseCsv } from '@tally/contract/rules/csv';
import { passbookStatus, type PassbookEntry, type WithdrawOption } from '@tally/contract/wallet/withdraw';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, textsIn, violations } from '../browser';
import { newDay, operatorKey, postCall, readCall, signIn } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

const t = textsIn('en');
const passbook = (token: string) => readCall<PassbookEntry[]>('/wallet/passbook/', token);

async function withdraw(market: string): Promise<string> {
  const token = await signIn(`${market}-rich`);
  const amount = (await readCall<WithdrawOption[]>('/wallet/withdraw-options/', token))[0]?.amount ?? 0;
  await postCall(`/wallet/withdraw?amount=${amount}`, token);
  return token;
}

/** The provider's answer to a file: everything in it was paid. */
function allPaid(file: string): string {
  const [head = [], ...lines] = parseCsv(file).records.map(({ cells }) => cells);
  const cell = (line: readonly string[], name: string) => line[head.indexOf(name)] ?? '';
  const rows = lines.map((line) =>
    ['id', 'currency', 'amount'].map((name) => cell(line, name)).concat('PAID', cell(line, 'export')),
  );
  return [['id', 'currency', 'amount', 'result', 'export'], ...rows].map((row) => row.join(',')).join('\r\n');
}

async function openDesk(width: number) {
  const opened = await openApp(chrome, { path: '/desk', width });
  await opened.page.getByLabel(t('ops.key_label'), { exact: true }).and(opened.page.locator('input')).fill(operatorKey);
  await opened.page.getByRole('button', { name: t('ops.key_open'), exact: true }).click();
  // There even when nothing waits to be paid.
  await opened.page.getByRole('tab', { name: t('ops.market_id') }).waitFor();
  return opened;
}

const chooseMarket = (page: Page, market: Market) => page.getByRole('tab', { name: t(`ops.market_${market}`) }).click();

it.each(markets)(
  'in %s an operator looks at who asked for money, exports the file, imports its results and signs off; the person is paid (OPS-28, OPS-29, OPS-30, OPS-46, OPS-48)',
  async (market) => {
    const token = await withdraw(market);
    const { page, context, complaints } = await openDesk(1280);
    const actor = actorAt(page);
    await chooseMarket(page, market);
    const table = page.getByRole('table', { name: t('ops.payouts') });
    await table.getByRole('button').last().click();
    await page.getByRole('link', { name: /^Open user/ }).click();
    await page.getByRole('table', { name: t('ops.card_withdrawals') }).waitFor();
    expect(page.url()).toMatch(/\/desk#people(\/[a-z]{2})?\/\d+$/);

    await page.getByRole('link', { name: t('ops.desk_batches') }).click();
    await chooseMarket(page, market);
    await page.getByRole('button', { name: t('ops.file_export') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('ops.export_make') })
        .click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect((await passbook(token))[0]).toMatchObject({ status: passbookStatus.pending });
    await page
      .getByLabel(t('ops.file_import'))
      .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(allPaid(file)) });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ops.take_results') })
      .click();
    await expect.poll(async () => (await passbook(token))[0]?.status).toBe(passbookStatus.paid);
    const batches = page.getByRole('table', { name: t('ops.exports') });
    await batches.locator('tbody').getByRole('button').first().click();
    await page.getByRole('button', { name: new RegExp(`^${t('ops.sign_off')}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ops.sign_off') })
      .click();
    await actor.sees(new RegExp(`^${t('ops.submitted')}`));
    expect(page.url()).not.toContain(operatorKey);
    expect(complaints).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

it('on a phone the desk fits, and a queue that was left goes on where it was (OPS-48)', async () => {
  const { page, context } = await openDesk(320);
  await page.getByRole('searchbox', { name: t('ops.find_field') }).fill('1');
  await page.getByRole('button', { name: t('ops.find'), exact: true }).click();
  await page.getByRole('table', { name: t('ops.card_withdrawals') }).waitFor();
  await page.getByRole('link', { name: t('ops.desk_pay') }).click();
  await page.getByRole('tab', { name: t('ops.market_id') }).waitFor();
  await page.goBack();
  await page.getByRole('table', { name: t('ops.card_withdrawals') }).waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});
