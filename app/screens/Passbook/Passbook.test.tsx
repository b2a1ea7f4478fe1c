import { accounts, partlyReturnedPassbooks, passbooks, returnedPassbooks } from '@tally/contract/fixtures/wallet';
import { activeUsers } from '@tally/contract/fixtures/user';
import { dayMs } from '@tally/contract/limits/time';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { loadScreens } from '../../testing/loadScreens';
import { renderScreen } from '../../testing/renderScreen';

await loadScreens();

const now = Date.UTC(2026, 0, 15, 5);
const open = (getPassbook: NonNullable<Replies['getPassbook']>, more: Replies = {}) =>
  renderScreen('/passbook', { getUserInfo: activeUsers.id, getPassbook, ...more }, { serverTime: now });

it('a withdrawal that takes longer than stated is delayed by badge and step, and its reminder is a full button (PASSBOOK-2, PASSBOOK-4)', async () => {
  open(passbooks.id.map((entry, index) => (index === 0 ? { ...entry, date: now - 4 * dayMs } : entry)));
  const remind = await screen.findByRole('button', { name: 'Remind us' });
  expect(remind.getAttribute('data-tone')).toBe('primary');
  const [badge] = screen.getAllByText('Delayed');
  const row = within(badge?.closest('li[data-state="delayed"]') as HTMLElement);
  expect(row.getByText('Step 2 of 3: Delayed').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(row.queryByText(/on its way/)).toBeNull();
});

it.each([
  ['/passbook', passbooks.id.length],
  ['/passbook/0', passbooks.id.length],
  ['/passbook/1', 1],
])('%s lists %i withdrawals (ROUTE-6)', async (path, shown) => {
  renderScreen(path, { getUserInfo: activeUsers.id, getPassbook: passbooks.id }, { serverTime: now });
  await screen.findAllByText('Step 2 of 3: Paying');
  // Each step of a withdrawal is an item within its row.
  const rows = screen.getAllByRole('listitem').filter((item) => !item.parentElement?.closest('li'));
  expect(rows).toHaveLength(shown);
});

it('one that was due today says so by the word, not by the date (PASSBOOK-2, TIME-6)', async () => {
  open(passbooks.id.map((entry, index) => (index === 0 ? { ...entry, amount: 1000, date: now - dayMs / 8 } : entry)));
  await screen.findByRole('button', { name: 'Remind us' });
  expect(screen.getByText(/^Was due today/)).toBeTruthy();
});

it('only the first button of a list is red', async () => {
  open(passbooks.id.map((entry, index) => (index === 0 ? { ...entry, date: now - 4 * dayMs } : entry)));
  await screen.findByRole('button', { name: 'Remind us' });
  const again = await screen.findByRole('button', { name: 'Withdraw again' });
  expect(again.getAttribute('data-tone')).toBe('soft');
  const red = screen.getAllByRole('button').filter((one) => one.getAttribute('data-tone') === 'primary');
  expect(red.map(({ textContent }) => textContent)).toEqual(['Remind us']);
});

it('a withdrawal in time is being paid, and its row offers no reminder (PASSBOOK-2, PASSBOOK-4)', async () => {
  open(passbooks.id.map((entry, index) => (index === 0 ? { ...entry, date: now } : entry)));
  expect(await screen.findAllByText('Paying')).toHaveLength(2);
  expect(screen.queryByText('Delayed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remind us' })).toBeNull();
});

it('a payment that came back says so with its day, where the money is and what to do (PASSBOOK-6)', async () => {
  open(returnedPassbooks.id, { getAccount: { ...accounts.id, accountStatus: 3 } });
  const [badge] = await screen.findAllByText('Returned');
  const row = within(badge?.closest('li[data-state="returned"]') as HTMLElement);
  expect(row.getByText(/^Rp.10\.000 is back in your balance$/)).toBeTruthy();
  expect(row.getByText(/^The e-.wallet sent your cash back\./)).toBeTruthy();
  expect(row.getByText(/^17 Nov/)).toBeTruthy();
  expect(await row.findByRole('button', { name: 'Check my account' })).toBeTruthy();
  expect(row.getByRole('button', { name: 'Get help' })).toBeTruthy();
});

it('a payment of which a part came back is paid, and says how much came back and when (PASSBOOK-6)', async () => {
  open(partlyReturnedPassbooks.id);
  const row = (await screen.findByText(/^Rp.4\.000 of it is back in your balance \(17 Nov/)).closest('li');
  expect(row?.getAttribute('data-state')).toBe('paid');
  expect(row?.textContent).toMatch(/Rp.10\.000/);
});

it('the bar invites below a list with withdrawals (PASSBOOK-1)', async () => {
  open(passbooks.id.map((entry, index) => (index === 0 ? { ...entry, date: now } : entry)));
  const bar = within(await screen.findByRole('complementary', { name: 'Invite friends to withdraw more' }));
  expect(bar.getByRole('button', { name: 'Invite' }).getAttribute('data-tone')).toBe('soft');
});

it('no bar invites while the latest withdrawal is late: the person waits for money (PASSBOOK-1)', async () => {
  open(passbooks.id.map((entry, index) => (index === 0 ? { ...entry, date: now - 4 * dayMs } : entry)));
  await screen.findByRole('button', { name: 'Remind us' });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  ['has none', []],
  ['could not be loaded', trouble({ code: 500 })],
] as const)('no bar invites below a list that %s (PASSBOOK-1)', async (_, reply) => {
  open(reply as NonNullable<Replies['getPassbook']>);
  await screen.findByText(/^No withdrawals in the last|^This list could not/);
  expect(screen.queryByRole('complementary')).toBeNull();
});
