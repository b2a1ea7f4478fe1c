import { queuesWith } from '@tally/contract/fixtures/operator';
import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { examplePeople, examplePersonCard } from '@tally/contract/fixtures/personCard';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { confirmWith, accepted, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

const openDesk = async (replies: Replies = {}, hash = '') => {
  const page = openOperatorPage(
    { postPeopleSearch: examplePeople, getPersonCard: [examplePersonCard], postPersonNote: accepted, ...replies },
    `/desk${hash}`,
  );
  await enterKey();
  return page;
};
const pending = () => screen.findByRole('table', { name: 'Pending withdrawals' });
const numbers = async () =>
  within(await pending())
    .getAllByRole('button', { name: /^\d+$/ })
    .map((button) => button.textContent);

it('the desk is at /desk, asks for the key, and shows pending withdrawals in a table; an opened row can be decided about (ROUTE-25, OPS-48)', async () => {
  await openDesk();
  expect(await numbers()).toEqual(['4101', '4107']);
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '4101' }));
  expect(await screen.findByRole('button', { name: /^Pay Sari/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Open user/ })).toBeTruthy();
});

it('the table shows all withdrawals, or those with warnings, or without (OPS-48)', async () => {
  await openDesk();
  const all = await numbers();
  await userEvent.click(screen.getByRole('radio', { name: 'To check' }));
  const warned = await numbers();
  await userEvent.click(screen.getByRole('radio', { name: 'Ready to pay' }));
  const ready = within(await pending())
    .queryAllByRole('button', { name: /^\d+$/ })
    .map((button) => button.textContent);
  expect([...warned, ...ready].sort()).toEqual([...all].sort());
  expect(warned.length).toBeGreaterThan(0);
});

it('number keys change the queue, but not while somebody types (OPS-48)', async () => {
  await openDesk();
  await pending();
  await userEvent.keyboard('7');
  await screen.findByText(/^Number of a user/);
  const field = screen.getByRole('searchbox', { name: 'Find a person' });
  await userEvent.type(field, '16');
  expect(field).toHaveProperty('value', '16');
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
});

it.each([
  ['OVO 08**12', 'masked', 'OVO 08**12'],
  ['#88', 'user', '88'],
  ['0812 3456 7865', 'account', '0812 3456 7865'],
  ['b1f0c2de-58a4-4c11-9d27-6a3e90d7f514', 'phone', 'b1f0c2de-58a4-4c11-9d27-6a3e90d7f514'],
])(
  'one field finds people by what is typed, and each has their market: %s (OPS-45, OPS-72)',
  async (typed, by, value) => {
    const { posts } = await openDesk();
    await pending();
    await userEvent.keyboard('/');
    await userEvent.keyboard(`${typed}{Enter}`);
    const found = within(await screen.findByRole('table', { name: 'Found' }));
    expect(found.getAllByText('Indonesia')).toHaveLength(2);
    expect(screen.queryByRole('radiogroup', { name: 'Find by' })).toBeNull();
    expect(await posts('/people')[0]?.json()).toEqual({ by, value });
  },
);

it('a number that can be that of a user or of a withdrawal is looked for as the first, and then as the other (OPS-72)', async () => {
  const { posts } = await openDesk();
  await userEvent.type(await screen.findByRole('searchbox'), '4107{Enter}');
  await userEvent.click(await screen.findByRole('radio', { name: 'Withdrawal number' }));
  await waitFor(() => expect(posts('/people')).toHaveLength(2));
  expect(await Promise.all(posts('/people').map((request) => request.json()))).toEqual([
    { by: 'user', value: '4107' },
    { by: 'withdrawal', value: '4107' },
  ]);
});

it('a search with one result opens its card; a text that is no number starts no search and is answered with what can be typed (OPS-72)', async () => {
  const { posts } = await openDesk({ postPeopleSearch: examplePeople.filter(({ id }) => id === 88) });
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'Budi{Enter}');
  expect(await screen.findByText(/^Number of a user \(#88\), a withdrawal/)).toBeTruthy();
  expect(posts('/people')).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, '#88{Enter}');
  expect(await screen.findByRole('region', { name: 'Budi Santoso' })).toBeTruthy();
});

it('the bar says how much waits in the market, what sum and for how long, and as of when; a press fetches it again (OPS-72)', async () => {
  const { requests } = await openDesk();
  await pending();
  const looks = () => requests.filter(({ url }) => url.includes('/wallet/payouts')).length;
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByText('Indonesia').parentElement?.textContent).toMatch(/^Indonesia 2.· Rp.21\.000.· oldest 50.h$/);
  const refresh = bar.getByRole('button', { name: /^Refresh.· 14\.30$/ });
  await userEvent.click(refresh);
  await waitFor(() => expect(looks()).toBe(2));
});

it('money is given from the card with a reason, and waits for a second operator (OPS-36, OPS-46)', async () => {
  const { posts } = await openDesk({ postAdjustment: { status: 2, info: 'NEEDS APPROVAL' } }, '#people/88');
  const reason = await screen.findByLabelText('Reason, to give cash or take it back');
  expect(screen.getByText('b1f0c2de-58a4-4c11-9d27-6a3e90d7f514')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Amount to give or take back'), '500');
  expect(screen.getByRole('button', { name: /^Give Rp.500$/ }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(reason, 'paid late');
  await userEvent.click(screen.getByRole('button', { name: /^Give Rp.500$/ }));
  await confirmWith(/^Give Rp/);
  await waitFor(() => expect(posts('/adjustment')).toHaveLength(1));
  expect(new URL(posts('/adjustment')[0]?.url ?? '').searchParams.get('userId')).toBe('88');
  expect(await screen.findByText(/A second operator has to approve it/)).toBeTruthy();
});

it('a person is found and their card opened; a search that fails keeps what was typed (OPS-45, OPS-46)', async () => {
  await openDesk({}, '#people');
  await userEvent.type(await screen.findByRole('searchbox'), '0812 3456 7865');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await userEvent.click(
    within(await screen.findByRole('table', { name: 'Found' })).getByRole('button', { name: '88' }),
  );
  const card = within(await screen.findByRole('region', { name: 'Budi Santoso' }));
  expect(card.getByText('Second account of a phone')).toBeTruthy();
  expect(card.getByText('OVO 08••••12')).toBeTruthy();
  expect(within(card.getByRole('table', { name: 'Withdrawals' })).getByText(/Returned/)).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '0812 3456 7865');
});

it('the address names the card, so that a page that was left goes on where it was (OPS-48)', async () => {
  await openDesk({}, '#people/88');
  expect(await screen.findByRole('region', { name: 'Budi Santoso' })).toBeTruthy();
});

it('nobody with this number, and a key that may not look, are said (OPS-46, OPS-34)', async () => {
  await openDesk({ getPersonCard: [] }, '#people/7');
  expect(await screen.findByText(/^There is nobody with this number/)).toBeTruthy();
});

it('a note that is not saved stays in its field; a saved one is in the audit log (OPS-47)', async () => {
  const { posts } = await openDesk({ postPersonNote: trouble({ code: 500 }) }, '#people/88');
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await userEvent.type(field, 'sent a photo');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(posts('/person/note')).toHaveLength(1));
  expect(field).toHaveProperty('value', 'sent a photo');
});

it.each(['#pay', '#batches'])(
  'payouts that could not be loaded are said, and why, with a retry (%s) (OPS-48)',
  async (hash) => {
    await openDesk({ getPayouts: trouble({ code: 500 }) }, hash);
    expect(await screen.findByText(/could not be loaded\. Something went wrong on our side/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

it('the queue of approvals counts what waits, not what lapsed (OPS-35, OPS-48)', async () => {
  const [request] = exampleApprovals;
  if (!request) throw new Error('There is no example of a request.');
  await openDesk({ getApprovals: [request, { ...request, id: request.id + 1, lapsed: true }] });
  expect(await screen.findByRole('link', { name: 'To approve by a second operator1' })).toBeTruthy();
});

it('beside each queue stands how much waits in it, in all markets, and whose key it is is said (OPS-48)', async () => {
  await openDesk({ getQueues: queuesWith({ exceptions: 2 }) });
  for (const name of ['To pay6', 'In batches6', 'Exceptions2', 'Messages3', 'Review tasks3'])
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.getByText(/^Signed in as \W?budi\W?$/)).toBeTruthy();
});

it('a server that does not count has a desk all the same (OPS-48)', async () => {
  await openDesk({ getQueues: trouble({ code: 404 }) });
  expect(await screen.findByRole('link', { name: 'To pay' })).toBeTruthy();
  expect(screen.queryByText(/^Signed in/)).toBeNull();
});

it('beside each market stands how much waits there, and the queue counts them together (OPS-48)', async () => {
  await openDesk({ getQueues: queuesWith({ pay: 3 }) });
  expect(await screen.findByRole('link', { name: 'To pay7' })).toBeTruthy();
  for (const name of ['Indonesia 3', 'Philippines 2', 'Brazil 2'])
    expect(screen.getByRole('tab', { name })).toBeTruthy();
});

it('on a narrow page what can be decided stands beneath the open row; who waits for long stands out in words too (OPS-48)', async () => {
  await openDesk();
  const table = within(await pending());
  expect(table.getByText('50').textContent).toBe('50 very late');
  await userEvent.click(table.getByRole('button', { name: '4101' }));
  expect(await table.findByRole('button', { name: /^Pay / })).toBeTruthy();
});
