import { exampleBatches, examplePayoutFile, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { batchesShown, type PayoutBatch } from '@tally/contract/operator/payoutBatches';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enterKey, openOperatorPage, payoutsSection } from '../../testing/pages/operatorPage';

/** Files that the page saves, as the texts that they hold. */
function savedFiles(): Promise<string>[] {
  const files: Promise<string>[] = [];
  URL.createObjectURL = (file) => String(files.push(file instanceof Blob ? file.text() : Promise.resolve('')));
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  return files;
}

const open = async (replies: Parameters<typeof openOperatorPage>[0] = {}) => {
  const page = openOperatorPage({ getPayouts: exampleSentPayouts, getPayoutBatches: exampleBatches, ...replies });
  await enterKey();
  return { ...page, part: await payoutsSection() };
};

it('all exports are listed on request, each with its state, and the older ones after them (OPS-28)', async () => {
  const from = (top: number) =>
    Array.from({ length: batchesShown }, (_, nth) => ({ ...exampleBatches[nth % 4], id: top - nth }) as PayoutBatch);
  const { part } = await open({
    getPayoutBatches: ({ url }) => from(Number(new URL(url).searchParams.get('before') ?? 100) - 1),
  });
  await userEvent.click(await part.findByRole('button', { name: 'All exports' }));
  const list = within(await part.findByRole('list', { name: 'All exports' }));
  for (const [nth, words] of [
    'Results are missing.',
    'All results are there.',
    /^Voided: .* · ana · the mail came back$/,
    /^Signed off: .* · budi$/,
  ].entries())
    expect(within(list.getAllByRole('listitem')[nth] as HTMLElement).getByText(words)).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Older exports' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(2 * batchesShown);
});

it('that nothing was exported yet is said (OPS-28)', async () => {
  const { part } = await open({ getPayoutBatches: [] });
  await userEvent.click(await part.findByRole('button', { name: 'All exports' }));
  expect(await part.findByText('Nothing was exported yet')).toBeTruthy();
});

it('the file of an export is saved once more, as it was (OPS-28)', async () => {
  const files = savedFiles();
  const { part, posts } = await open({ postPayoutFile: { status: 1, info: '', file: examplePayoutFile.file } });
  await userEvent.click(await part.findByRole('button', { name: /^The same file again Export 37/ }));
  await expect.poll(() => files.length).toBe(1);
  // A blob drops the mark at the beginning when it is read as text.
  expect(await files[0]).toBe(examplePayoutFile.file.slice(1));
  expect(new URL(posts('/payout/file')[0]?.url ?? '').searchParams.get('id')).toBe('37');
});

it('a file that is not kept any more is said to be gone, and any other refusal is said too (OPS-28)', async () => {
  const files = savedFiles();
  const { part } = await open({ postPayoutFile: { status: 2, info: 'FILE GONE', file: '' } });
  await userEvent.click(await part.findByRole('button', { name: /^The same file again Export 37/ }));
  expect(await part.findByText(/^This file is not kept any more/)).toBeTruthy();
  expect(files).toEqual([]);
});

it('a file of an export that was voided meanwhile is not saved, and the page says so (OPS-28)', async () => {
  const files = savedFiles();
  const { part } = await open({ postPayoutFile: { status: 2, info: 'ALREADY VOIDED', file: '' } });
  await userEvent.click(await part.findByRole('button', { name: /^The same file again Export 37/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not done');
  expect(files).toEqual([]);
});
