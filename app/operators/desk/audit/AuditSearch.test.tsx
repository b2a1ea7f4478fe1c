import { exampleAuditLog, exampleAuditFile } from '@tally/contract/fixtures/auditLog';
import { dayMs } from '@tally/contract/limits/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { trouble } from '../../../testing/fakeServer';
import { openDesk } from '../../../testing/pages/operatorPage';

const audit = async () => within(await screen.findByRole('region', { name: 'Audit log' }));
const asked = (requests: readonly Request[], path: string) =>
  requests
    .filter(({ url }) => new URL(url).pathname.endsWith(path))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

it('the audit log is searched by operator, person and action, and older entries are a press away (OPS-38)', async () => {
  const { requests } = await openDesk('trail', { getAuditLog: { ...exampleAuditLog, next: 13 } });
  const part = await audit();
  await userEvent.type(part.getByLabelText('Operator, by name'), ' ana ');
  await userEvent.type(part.getByLabelText('On whom, by number'), 'x');
  expect(part.getByText('Only the number of one person')).toBeTruthy();
  expect(part.queryByRole('button', { name: 'Search' })).toBeNull();
  await userEvent.clear(part.getByLabelText('On whom, by number'));
  await userEvent.type(part.getByLabelText('On whom, by number'), '88');
  await userEvent.click(part.getByRole('button', { name: 'Search' }));
  expect(await part.findByText('ana · Look')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Older ones' }));
  await waitFor(() => expect(asked(requests, '/operator/trail')).toHaveLength(2));
  expect(asked(requests, '/operator/trail')).toEqual([
    { operator: 'ana', userId: '88' },
    { operator: 'ana', userId: '88', before: '13' },
  ]);
});

it('the audit log is searched by an act in its words, and by a day on the clock of the log (OPS-38, OPS-68)', async () => {
  const { requests } = await openDesk('trail', { getAuditLog: exampleAuditLog });
  const part = await audit();
  const action = part.getByLabelText('Action');
  const proposed = [...(document.getElementById(action.getAttribute('list') ?? '')?.children ?? [])];
  expect(proposed.map((option) => option.getAttribute('value'))).toContain('Pause');
  await userEvent.type(action, 'Export as a file (CSV)');
  fireEvent.change(part.getByLabelText('Day (WIB)'), { target: { value: '2026-11-18' } });
  await userEvent.click(part.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(asked(requests, '/operator/trail')).toHaveLength(1));
  const from = Date.UTC(2026, 10, 17, 17);
  expect(asked(requests, '/operator/trail')).toEqual([
    { action: 'export trail', from: String(from), to: String(from + dayMs - 1) },
  ]);
});

it.each([
  ['lottery of ph, version 3, until 2026-11-19T04:00:00.000Z: ads failed', 'Philippines, version 3, until'],
  ['GCash of ph, version 4: the wallet is down', 'GCash, Philippines, version 4: the wallet is down'],
  ['withdrawals of br, version 2', 'Brazil, version 2'],
  ['rules of id, version 9', 'rules of id, version 9'],
  ['export 38 of ph, 2 withdrawals: lottery of ph, lost', 'export 38 of ph, 2 withdrawals: lottery of ph, lost'],
])('what a pause was about is said in words, and in which market (OPS-38): %s', async (detail, words) => {
  const action = { id: 1, time: 1, operator: 'ana', action: 'pause', detail };
  await openDesk('trail', { getLatestActs: [action] });
  const text = (await (await audit()).findByText(words, { exact: false })).textContent ?? '';
  expect(/\b(lottery|withdrawals) of/.test(text)).toBe(detail.startsWith('export'));
});

it.each([
  ['close', 'lottery of ph, version 3: ads failed', 'ana · Pause'],
  ['open', 'GCash of ph, version 4', 'ana · Resume'],
  ['close', 'withdrawal 4077, PAID TWICE: paid by hand', 'ana · Close'],
  ['open', 'the books of ph', 'ana · Open'],
])('what the log had under its former words is said as it is now: %s, %s (OPS-38)', async (action, detail, words) => {
  await openDesk('trail', { getLatestActs: [{ id: 1, time: 1, operator: 'ana', action, detail }] });
  expect(await (await audit()).findByText(words)).toBeTruthy();
});

it('the audit log is exported as a file (OPS-38)', async () => {
  const made = vi.fn<(part: Blob) => string>(() => 'blob:trail');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
  const { posts } = await openDesk('trail', { postAuditExport: { ...exampleAuditFile, next: 13 } });
  const part = await audit();
  await userEvent.type(part.getByLabelText(/^Action/), 'freeze');
  await userEvent.click(part.getByRole('button', { name: 'Export as a file (CSV)' }));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(await part.findByText('The file holds the newest 2. For older ones, narrow the search.')).toBeTruthy();
  expect(asked(posts('/trail/export'), '/export')).toEqual([{ action: 'freeze' }]);
});

it('an operator whose key may not search the audit log reads whom to ask (OPS-34)', async () => {
  await openDesk('trail', { getAuditLog: trouble({ code: 460 }) });
  const part = await audit();
  await userEvent.click(part.getByRole('button', { name: 'Search' }));
  expect(await part.findByText(/^Your key may not do this/)).toBeTruthy();
});

it('what operators did is listed under their names (OPS-15)', async () => {
  await openDesk('trail');
  expect(await screen.findByText('ana · Refuse')).toBeTruthy();
});
