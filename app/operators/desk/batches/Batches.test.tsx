import { exampleBatches, exampleSignOff, exampleUnequal } from '@tally/contract/fixtures/batches';
import { examplePayoutFile, examplePayouts, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { batchesShown, type Batch } from '@tally/contract/operator/batches';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../../testing/fakeServer';
import { confirmWith, openDesk, openRow } from '../../../testing/pages/operatorPage';

/** Files that the page saves, as the texts that they hold. */
function savedFiles(): Promise<string>[] {
  const files: Promise<string>[] = [];
  URL.createObjectURL = (file) => String(files.push(file instanceof Blob ? file.text() : Promise.resolve('')));
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  return files;
}

const open = (replies: Replies = {}) =>
  openDesk('batches/37', { getPayouts: exampleSentPayouts, getBatches: exampleBatches, ...replies });
/** The states of the batches in the table. */
const states = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-label="Status"]')?.textContent ?? []);

it('all exports are listed on request, each with its state, and the older ones after them (OPS-28)', async () => {
  const from = (top: number) =>
    Array.from({ length: batchesShown }, (_, nth) => ({ ...exampleBatches[nth % 4], id: top - nth }) as Batch);
  await openDesk('batches', {
    getPayouts: exampleSentPayouts,
    getBatches: ({ url }) => from(Number(new URL(url).searchParams.get('before') ?? 100) - 1),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'All batches' }));
  await screen.findByRole('table', { name: 'All batches' });
  expect((await states('All batches')).slice(0, 4)).toEqual([
    'Results missing',
    'Results complete',
    'Voided',
    'Signed off',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Older batches' }));
  await waitFor(async () => expect(await states('All batches')).toHaveLength(2 * batchesShown));
  await userEvent.click(screen.getByRole('radio', { name: 'Voided' }));
  expect(new Set(await states('All batches'))).toEqual(new Set(['Voided']));
});

it('the page says that there are no batches yet (OPS-28)', async () => {
  await openDesk('batches', { getPayouts: examplePayouts, getBatches: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'All batches' }));
  expect(await screen.findByText('There is no batch yet')).toBeTruthy();
});

it('the file of an export is saved once more, as it was (OPS-28)', async () => {
  const files = savedFiles();
  const { posts } = await open({ postBatchFile: { status: 1, info: '', file: examplePayoutFile.file } });
  await userEvent.click(await screen.findByRole('button', { name: /^Download again Batch 37/ }));
  await expect.poll(() => files.length).toBe(1);
  // A blob drops the mark at the beginning when it is read as text.
  expect(await files[0]).toBe(examplePayoutFile.file.slice(1));
  expect(new URL(posts('/payout/file')[0]?.url ?? '').searchParams.get('id')).toBe('37');
});

it('where spreadsheets separate by semicolon, the lines of an export are given so too (OPS-16)', async () => {
  const files = savedFiles();
  await open({ postBatchFile: { status: 1, info: '', file: examplePayoutFile.file } });
  await userEvent.click(await screen.findByRole('button', { name: /^Download for a spreadsheet Batch 37/ }));
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]).toMatch(/^id;currency;amount;/);
});

it('the page says that a file is no longer stored, and offers it no more (OPS-28)', async () => {
  const files = savedFiles();
  await open({ postBatchFile: { status: 2, info: 'FILE GONE', file: '' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Download again Batch 37/ }));
  expect(await screen.findByText(/^This file is not kept any more/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Download again Batch 37/ })).toBeNull();
  expect(files).toEqual([]);
});

it('the file of a batch that was voided meanwhile is not saved, and the page says why (OPS-28)', async () => {
  const files = savedFiles();
  await open({ postBatchFile: { status: 2, info: 'ALREADY VOIDED', file: '' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Download again Batch 37/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not\u00a0done');
  expect(files).toEqual([]);
});

const openSettled = async (replies: Replies = {}) => {
  const exports = exampleBatches.slice(1, 2);
  return openDesk('batches/36', { getPayouts: { ...exampleSentPayouts, exports }, ...replies });
};

it('an export that has all its results is signed off, when that is confirmed (OPS-30)', async () => {
  const { posts } = await openSettled({ postBatchSignOff: exampleSignOff });
  const press = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Sign off Batch 36/ }));
    await confirmWith(answer);
  };
  await press('Cancel');
  expect(posts('/payout/signoff')).toHaveLength(0);
  await press('Sign off');
  expect(await screen.findByText('Submitted · Batch 36 signed off')).toBeTruthy();
  expect(new URL(posts('/payout/signoff')[0]?.url ?? '').searchParams.get('id')).toBe('36');
});

it('what keeps an export from being signed off is listed, with its totals (OPS-30)', async () => {
  await openSettled({ postBatchSignOff: { ...exampleUnequal, exceptions: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: /^Sign off Batch 36/ }));
  await confirmWith('Sign off');
  const said = (await screen.findByText('Not signed off:')).closest('[role="status"]')?.textContent;
  for (const words of ['Open exceptions: 2', 'Results and ledger have paid different']) expect(said).toContain(words);
  expect(said).not.toContain('File and');
  for (const [name, amount] of [
    ['File', '48.000'],
    ['Results', '48.000'],
    ['Results: paid', '28.000'],
    ['Ledger', '48.000'],
    ['Ledger: paid', '27.000'],
  ])
    expect((await screen.findByText(name as string, { selector: 'dt' })).nextElementSibling?.textContent).toBe(
      `Rp\u00a0${amount}`,
    );
  // What differs is marked.
  const marked = [...document.querySelectorAll('[data-look="wrong"] dt')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Results: paid', 'Ledger: paid']);
});

it('an export of which exceptions are open cannot be signed off, and its button says why (OPS-30)', async () => {
  const exports = exampleBatches.slice(1, 2).map((batch) => ({ ...batch, exceptions: 1 }));
  const { posts } = await openSettled({ getPayouts: { ...exampleSentPayouts, exports } });
  const button = await screen.findByRole('button', { name: /^Sign off Batch 36/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Signing off has to wait: close the open exceptions first.')).toBeTruthy();
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posts('/payout/signoff')).toHaveLength(0);
});

it('an export that has results cannot be voided, and its button says why (OPS-21)', async () => {
  const exports = exampleBatches.slice(0, 1).map((batch) => ({ ...batch, hasResults: true }));
  await open({ getPayouts: { ...exampleSentPayouts, exports } });
  const button = await screen.findByRole('button', { name: /^Void/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('It cannot be voided: results have arrived, so the provider has the file.')).toBeTruthy();
  expect(button.closest('li')?.querySelector('input')).toBeNull();
});

it('an export without all its results is not signed off: there is no button for that (OPS-30)', async () => {
  await open();
  await screen.findByRole('button', { name: /^Download again Batch 37/ });
  expect(screen.queryByRole('button', { name: /^Sign off/ })).toBeNull();
});

it('one that was ended says who ended it and why, and nothing more is decided about it (OPS-28)', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'All batches' }));
  await screen.findByRole('table', { name: 'All batches' });
  await openRow(35);
  expect(await screen.findByText(/ · ana · the mail came back$/)).toBeTruthy();
  await openRow(34);
  expect(await screen.findByText(/ · budi$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Void|Sign off|Download)/ })).toBeNull();
});

it('the list of all batches says that one was signed off meanwhile (OPS-28)', async () => {
  let isSigned = false;
  const batches = () =>
    exampleBatches.map((batch) => (isSigned && batch.id === 36 ? { ...batch, state: 'SIGNED' as const } : batch));
  await openDesk('batches/36', {
    getPayouts: () => ({
      ...exampleSentPayouts,
      exports: batches().filter(({ state }) => state === 'OPEN' || state === 'SETTLED'),
    }),
    getBatches: batches,
    postBatchSignOff: () => {
      isSigned = true;
      return exampleSignOff;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'All batches' }));
  const table = within(await screen.findByRole('table', { name: 'All batches' }));
  expect(table.getAllByText('Signed off')).toHaveLength(1);
  await userEvent.click(await table.findByRole('button', { name: /^Sign off Batch 36/ }));
  await confirmWith('Sign off');
  await waitFor(() => expect(table.getAllByText('Signed off')).toHaveLength(2));
  expect(table.queryByText('Results complete')).toBeNull();
});
