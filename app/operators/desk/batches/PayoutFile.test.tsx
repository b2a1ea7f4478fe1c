import {
  exampleFullPayoutFile,
  examplePayoutFile,
  largePayoutFile,
  exampleResultExceptions,
  exampleResultProblems,
  exampleResults,
  noPayoutFile,
} from '@tally/contract/fixtures/payouts';
import { payoutsLeftMost } from '@tally/contract/operator/batchFile';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { trouble } from '../../../testing/fakeServer';
import { confirmWith, openDesk } from '../../../testing/pages/operatorPage';

const pressMakeBatch = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Make a batch for the payment provider/ }));
  await confirmWith('Make the file');
};

it('results of the payment provider are sent once they are confirmed, and each line that was not taken is named (OPS-16)', async () => {
  const { posts } = await openDesk('batches', { postBatchResults: exampleResultProblems });
  const field = await screen.findByLabelText('Results of the payment provider (CSV)');
  const lines = [
    ...Array.from({ length: 13 }, () => '4101,IDR,1000,PAID,38'),
    '4102,IDR,1000,failed,38',
    '4103,IDR,,DONE,38',
  ];
  const file = ['id,currency,amount,result,export', ...lines].join('\n');
  const choose = () => userEvent.upload(field, new File([file], 'results.csv', { type: 'text/csv' }));
  await choose();
  await confirmWith('Cancel');
  expect(posts('/payout/import')).toHaveLength(0);
  await choose();
  const question = within(await screen.findByRole('dialog', { name: 'Take 15 results?' }));
  const said = [...(await question.findByText('Market')).closest('dl')!.children].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Fileresults.csv',
    'MarketIndonesia',
    'Batch38',
    'PAID13\u00a0· Rp\u00a013.000',
    'FAILED1\u00a0· Rp\u00a01.000',
    'Other lines1',
  ]);
  await confirmWith('Take the results');
  expect(await screen.findByText('Line 4: The result is neither paid nor failed')).toBeTruthy();
  const counts = [...document.querySelectorAll('dl')].map(({ textContent }) => textContent);
  expect(counts).toContain(
    'Lines in the file15PAID: booked12Wait for a second operator1Not taken2Amount paidRp\u00a0148.000',
  );
  expect(screen.getByText(/^Submitted · Done: 13, not done: 2/)).toBeTruthy();
  const [sent] = posts('/payout/import');
  expect(new URL(sent?.url ?? '').searchParams.get('market')).toBe('id');
});

it.each([
  [exampleFullPayoutFile, ['The file is full: it holds 1000 of 1203. Make another batch for the rest.'], 1],
  [examplePayoutFile, ['Batch 38 is with you: 1 withdrawal. Nobody can pay it by hand now.'], 1],
  [noPayoutFile, ['Nothing for a batch: all are with the provider, or the people are frozen.'], 0],
])('a batch says what it holds and what it leaves out: %# (OPS-26)', async (made, words, files) => {
  const links: string[] = [];
  URL.createObjectURL = (file) => String(links.push(file instanceof Blob ? file.type : ''));
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  await openDesk('batches', { postBatch: made });
  await pressMakeBatch();
  for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
  expect(links).toHaveLength(files);
});

it('a batch that needs a second operator gives no file yet, and the page says how many it will leave out (OPS-35)', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  await openDesk('batches', { postBatch: largePayoutFile });
  await pressMakeBatch();
  expect(await screen.findByText('Submitted · A second operator has to approve it within 24 hours')).toBeTruthy();
  expect(screen.getByText('The file is full: it holds 1000 of 1203. Make another batch for the rest.')).toBeTruthy();
  expect(screen.queryByText(/^Batch 38 is with you/)).toBeNull();
  expect(made).not.toHaveBeenCalled();
});

it('the page writes a plus where more are left than were counted (OPS-26)', async () => {
  await openDesk('batches', { postBatch: { ...largePayoutFile, left: payoutsLeftMost } });
  await pressMakeBatch();
  expect(
    await screen.findByText('The file is full: it holds 1000 of 11000+. Make another batch for the rest.'),
  ).toBeTruthy();
});

it('a batch while another one waits says that this one is decided first (OPS-35)', async () => {
  await openDesk('batches', { postBatch: { ...largePayoutFile, info: 'OTHER REQUEST WAITS', left: 0 } });
  await pressMakeBatch();
  expect((await screen.findByRole('alert')).textContent).toContain('another request about the same waits');
});

const resultsHead = 'id,currency,amount,result,export';
const chooseResults = async (...content: BlobPart[]) =>
  userEvent.upload(
    await screen.findByLabelText('Results of the payment provider (CSV)'),
    new File(content, 'results.csv', { type: 'text/csv' }),
  );

it.each([
  [[Uint8Array.from([0x50, 0x4b, 3, 4])], 'This file is not readable text. Save it as CSV (UTF-8).'],
  [
    ['id;amount\n1;2'],
    /^Line 1: The first line does not name these columns: currency, result, export\. They are separated by comma/,
  ],
  [[`${resultsHead};Amount`.replaceAll(',', ';')], /^Line 1: The first line names a column twice: amount$/],
  [[`${resultsHead}\n1,IDR,1000,"PAID`], 'Line 2: A quote is not closed, or stands inside a cell'],
  [[`${resultsHead}\n${'x'.repeat(20_000)}`], 'Line 2: It is too long to be sent'],
])('a file that cannot be sent whole is not sent, and the page says why: %# (OPS-24)', async (content, words) => {
  const { posts } = await openDesk('batches', { postBatchResults: exampleResults });
  await chooseResults(...content);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('results.csv: nothing was taken.')).toBeTruthy();
  expect(posts('/payout/import')).toHaveLength(0);
});

it('a file that cannot be read, as while another program has it open, says so, and can be chosen again (OPS-24)', async () => {
  await openDesk('batches');
  const file = new File(['x'], 'results.csv', { type: 'text/csv' });
  file.arrayBuffer = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
  await userEvent.upload(await screen.findByLabelText('Results of the payment provider (CSV)'), file);
  expect(await screen.findByText('results.csv: nothing was taken.')).toBeTruthy();
  expect(screen.getByText('This file is not readable text. Save it as CSV (UTF-8).')).toBeTruthy();
  expect(screen.getByLabelText('Results of the payment provider (CSV)')).toBeTruthy();
});

it('a file in another encoding is read in it, and the page says so (OPS-24)', async () => {
  const { posts } = await openDesk('batches', { postBatchResults: exampleResults });
  await chooseResults(`${resultsHead},reason\n4101,IDR,1000,FAILED,38,inv`, Uint8Array.from([0xe1]), 'lida');
  await confirmWith('Take the results');
  expect(await screen.findByText(/^The file was read as Windows-1252/)).toBeTruthy();
  expect(await posts('/payout/import')[0]?.json()).toEqual({
    file: `${resultsHead},reason\n4101,IDR,1000,FAILED,38,inválida`,
  });
});

it('a large file goes in parts; the lines of a part without an answer, and of those after it, are counted (OPS-24)', async () => {
  const { posts } = await openDesk('batches', { postBatchResults: trouble('garbled') });
  const lines = Array.from({ length: 900 }, (_, nth) => `${4101 + nth},IDR,1000,PAID,38`);
  await chooseResults([resultsHead, ...lines].join('\r\n'));
  await confirmWith('Take the results');
  expect(await screen.findByText('The file was too large for one request and went in 2 parts.')).toBeTruthy();
  expect(screen.getByText(/^900 lines are not known to be taken\./)).toBeTruthy();
  expect(posts('/payout/import')).toHaveLength(1);
});

it('when a later part of a large file is refused, nobody is told that nothing was done (OPS-6, OPS-24)', async () => {
  let sent = 0;
  const lines = Array.from({ length: 900 }, (_, nth) => `${4101 + nth},IDR,1000,PAID,38`);
  const postBatchResults = () => (sent++ === 0 ? { ...exampleResults, paid: 700 } : trouble({ code: 429 }));
  await openDesk('batches', { postBatchResults });
  await chooseResults([resultsHead, ...lines].join('\n'));
  await confirmWith('Take the results');
  expect(await screen.findByText('The file was too large for one request and went in 2 parts.')).toBeTruthy();
  expect(screen.queryByText(/Nothing was done/)).toBeNull();
  expect(screen.getByText(/not\sdone:\s[1-9]/)).toBeTruthy();
});

it('while a large file is sent the page says which part, also to an operator who looked at something else meanwhile (OPS-24)', async () => {
  let sent = 0;
  await openDesk('batches', { postBatchResults: () => (sent++ === 0 ? exampleResults : trouble('never')) });
  const lines = Array.from({ length: 900 }, (_, nth) => `${4101 + nth},IDR,1000,PAID,38`);
  await chooseResults([resultsHead, ...lines].join('\n'));
  await confirmWith('Take the results');
  expect(await screen.findByText('results.csv: part 2 of 2 is being sent')).toBeTruthy();
  expect(screen.queryByLabelText('Results of the payment provider (CSV)')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^To pay/ }));
  await screen.findByRole('table', { name: 'Pending withdrawals' });
  expect(screen.queryByText(/is being sent/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^In batches/ }));
  expect(await screen.findByText('results.csv: part 2 of 2 is being sent')).toBeTruthy();
});

it('lines that contradict the books are said at once, with what they contradict (OPS-22)', async () => {
  await openDesk('batches', { postBatchResults: exampleResultExceptions });
  await chooseResults(`${resultsHead}\n4101,IDR,1000,PAID,38\n`);
  await confirmWith('Take the results');
  expect(await screen.findByText('Line 7: Paid twice: the person has double the cash')).toBeTruthy();
  // The page itself says what was done: no toast lies on it.
  expect(
    screen.getByText(/^Submitted · Lines that disagree with the ledger: 1$/).closest('[role=status]'),
  ).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lines that give money back wait for a second operator, and are counted (OPS-31)', async () => {
  await openDesk('batches', { postBatchResults: { ...exampleResults, waiting: 2 } });
  await chooseResults(`${resultsHead},reference\n4101,IDR,1000,REVERSED,38,D1\n`);
  await confirmWith('Take the results');
  expect((await screen.findByText('Wait for a second operator')).parentElement?.textContent).toMatch(/2$/);
});
