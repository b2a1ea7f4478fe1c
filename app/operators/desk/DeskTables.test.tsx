import { exampleApprovals, exampleOtherApprovals } from '@tally/contract/fixtures/approvals';
import { examplePayoutExceptions, noPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { confirmWith, accepted, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

const openQueue = async (queue: string, replies: Replies = {}) => {
  const page = openOperatorPage(replies, `/desk#${queue}`);
  await enterKey();
  return page;
};
const table = (name: string) => screen.findByRole('table', { name });
const rows = async (name: string) =>
  within(await table(name))
    .queryAllByRole('button', { name: /^\d+$/ })
    .map((button) => button.textContent);
const queryOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

const approvals = 'To approve by a second operator';
const exceptions = 'Provider and ledger disagree';

it('requests are a table, filtered by who decides; one is opened, and approved after a question (OPS-35, OPS-48)', async () => {
  const getApprovals = [...exampleApprovals, ...exampleOtherApprovals];
  const { posts } = await openQueue('approvals', { getApprovals, postApproval: accepted });
  expect(await rows(approvals)).toEqual(['5', '6', '7', '8', '9', '4']);
  await userEvent.click(screen.getByRole('radio', { name: 'My own' }));
  expect(await rows(approvals)).toEqual(['6']);
  await userEvent.click(screen.getByRole('radio', { name: 'To decide' }));
  expect(await rows(approvals)).toEqual(['5', '7', '8', '9']);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '5' }));
  expect(await screen.findByRole('link', { name: 'Open user 93' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Pay withdrawal 4111/ }));
  await confirmWith('Approve');
  await waitFor(() => expect(posts('/approval')).toHaveLength(1));
  expect(queryOf(posts('/approval')[0])).toEqual({ id: '5', action: 'approve' });
});

it('the row of a lapsed request says so, and offers no decision (OPS-35)', async () => {
  await openQueue('approvals/4', { getApprovals: exampleOtherApprovals });
  expect(within(await table(approvals)).getByText('Lapsed', { selector: 'td' })).toBeTruthy();
  expect(screen.getByText('Lapsed: nobody decided in time. Nothing was done.')).toBeTruthy();
  expect(screen.queryByLabelText('Reason, to reject or withdraw')).toBeNull();
});

it('reviews are a table, filtered by whether they were rejected before; one is opened and decided about (OPS-48)', async () => {
  const { posts } = await openQueue('reviews', { postReviewProcess: accepted });
  expect(await rows('Review tasks')).toEqual(['7001', '7002', '7003']);
  await userEvent.click(screen.getByRole('radio', { name: 'Rejected before' }));
  expect(await rows('Review tasks')).toEqual(['7002']);
  await userEvent.click(screen.getByRole('button', { name: '7002' }));
  expect(await screen.findByRole('link', { name: 'Open user 449' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Reject: screenshot/ }));
  await confirmWith('Reject: screenshot');
  await waitFor(() => expect(posts('/review/process')).toHaveLength(1));
  expect(queryOf(posts('/review/process')[0])).toEqual({ taskRecordId: '7002', action: 'reject', reason: '4' });
});

it('exceptions are a queue of their own, a table with one row open, which is closed with a reason (OPS-22, OPS-48)', async () => {
  const { posts } = await openQueue('batches', { getPayouts: examplePayoutExceptions, postExceptionResolve: accepted });
  await userEvent.click(await screen.findByRole('link', { name: 'Open exceptions: 2' }));
  expect(await rows(exceptions)).toEqual(['4077', '4079']);
  await userEvent.click(screen.getByRole('radio', { name: 'Can be booked back' }));
  expect(await rows(exceptions)).toEqual(['4079']);
  await userEvent.click(screen.getByRole('button', { name: '4079' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Book back/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Buttons that are off need a reason.')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Reason, to close it or book it back'), 'no such account');
  await userEvent.click(screen.getByRole('button', { name: /^Book back to cash/ }));
  await confirmWith('Book back to cash');
  await waitFor(() => expect(posts('/payout/exception')).toHaveLength(1));
  expect(queryOf(posts('/payout/exception')[0])).toMatchObject({
    id: '6',
    action: 'return',
    reason: 'no such account',
  });
});

it.each([
  ['pay', 'No withdrawals are waiting'],
  ['batches', 'Nothing is with the provider'],
  ['exceptions', 'Provider and ledger agree'],
  ['approvals', 'Nothing waits for a second operator'],
  ['reviews', 'No reviews are waiting'],
])('a queue in which nothing waits says so: %s (OPS-48)', async (queue, words) => {
  await openQueue(queue, { getPayouts: noPayouts, getWaitingReviews: [] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'All' })).toBeNull();
});

it('the name of a column sorts the rows, which the address keeps, also while somebody is in the table (OPS-71)', async () => {
  await openQueue('pay/by-amount-down');
  const name = 'Pending withdrawals';
  expect(await rows(name)).toEqual(['4107', '4101']);
  const head = within(await table(name))
    .getByText('Amount')
    .closest('th');
  expect(head?.getAttribute('aria-sort')).toBe('descending');
  within(await table(name))
    .getByRole('button', { name: '4107' })
    .focus();
  await userEvent.click(within(await table(name)).getByText('Hours'));
  expect(await rows(name)).toEqual(['4107', '4101']);
  await userEvent.click(within(await table(name)).getByText('Hours'));
  expect(await rows(name)).toEqual(['4101', '4107']);
  expect(head?.getAttribute('aria-sort')).toBe('none');
});

it('a row counts its warnings, and says them once it is open (OPS-71)', async () => {
  await openQueue('pay');
  const pending = within(await table('Pending withdrawals'));
  expect(pending.getByText('3 warnings').closest('tr')?.textContent).toContain('4107');
  expect(pending.queryByText('Number seen before')).toBeNull();
  await userEvent.click(pending.getByRole('button', { name: '4107' }));
  expect(await screen.findByText('Number seen before')).toBeTruthy();
});

it('the address names market, filter and row, so that a page that was left goes on where it was (OPS-48)', async () => {
  await openQueue('pay/ph/warned/4101');
  expect((await screen.findByRole('tab', { name: /^Philippines/ })).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('radio', { name: 'To check' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('link', { name: /^Exceptions/ }));
  expect((await screen.findByRole('tab', { name: /^Philippines/ })).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: /^To pay/ }));
  await userEvent.click(await screen.findByRole('tab', { name: /^Brazil/ }));
  expect(screen.getByRole('tab', { name: /^Brazil/ }).getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
});

it('reviews that could not be loaded are said, with a retry (OPS-48)', async () => {
  await openQueue('reviews', { getWaitingReviews: trouble({ code: 500 }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it.each([
  [460, /^Your key may not do this/],
  [403, /^This key was not accepted/],
])(
  'a queue says that the key may not read it (%i), not that it could not be loaded (OPS-34, OPS-48)',
  async (code, refusal) => {
    openOperatorPage({ getWaitingReviews: trouble({ code }) }, '/desk#reviews');
    await enterKey();
    expect((await screen.findByRole('alert')).textContent).toMatch(refusal);
  },
);

it('after a decision the next row opens (OPS-48)', async () => {
  let isDecided = false;
  openOperatorPage(
    {
      getApprovals: () => (isDecided ? exampleOtherApprovals.slice(1) : exampleOtherApprovals),
      postApproval: () => {
        isDecided = true;
        return { status: 1, info: '', warnings: [] };
      },
    },
    '/desk#approvals/7',
  );
  await enterKey();
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Make batch 39/ }));
  await confirmWith('Approve');
  expect(await screen.findByRole('button', { name: /^Approve Give user 93/ })).toBeTruthy();
});
