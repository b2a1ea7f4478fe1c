import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { exampleQueues } from '@tally/contract/fixtures/operator';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

// Real time passes too, so that what is looked for is found; the rest is passed at once.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const [asked, own] = exampleApprovals;
if (!asked || !own) throw new Error('There are no examples of requests.');

it('within 15 seconds the desk shows what waits for its operator, in its title and its list (OPS-35)', async () => {
  let waits = false;
  openOperatorPage(
    {
      getApprovals: () => (waits ? [asked] : []),
      getQueues: () => ({ ...exampleQueues, asked: waits ? { count: 1, latest: asked.id } : { count: 0, latest: 0 } }),
    },
    '/desk#approvals',
  );
  await enterKey();
  expect(await screen.findByText('Nothing waits for a second operator')).toBeTruthy();
  expect(document.title).toMatch(/^Desk/);
  waits = true;
  await passSeconds(15);
  expect(document.title).toMatch(/^\(1\) Desk/);
  const table = within(await screen.findByRole('table', { name: 'To approve by a second operator' }));
  expect(table.getByRole('button', { name: `${asked.id}` })).toBeTruthy();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('link', { name: 'To approve by a second operator1' }));
  expect(document.title).toMatch(/^\(1\) Desk/);
});

it('within 15 seconds, and at once on return to the tab, a table shows what others did meanwhile (OPS-48)', async () => {
  const all = examplePayouts.items.flatMap((payout) => [payout, { ...payout, id: payout.id + 50 }]);
  let left = all;
  const { requests } = openOperatorPage(
    {
      getPayouts: () => ({ ...examplePayouts, items: left }),
      getQueues: () => ({
        ...exampleQueues,
        markets: exampleQueues.markets.map((each) => ({ ...each, pay: left.length })),
      }),
    },
    '/desk#pay',
  );
  await enterKey();
  const ids = async () =>
    within(await screen.findByRole('table', { name: 'Pending withdrawals' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const looks = () => requests.filter(({ url }) => url.includes('/wallet/payouts')).length;
  expect(await ids()).toHaveLength(all.length);
  await passSeconds(30);
  // Where nothing has changed nobody is looked at again.
  expect(looks()).toBe(1);
  left = left.slice(0, -1);
  await passSeconds(15);
  expect(await ids()).toHaveLength(all.length - 1);
  left = left.slice(0, -1);
  document.dispatchEvent(new Event('visibilitychange'));
  await passSeconds(1);
  expect(await ids()).toHaveLength(all.length - 2);
});

it('what waits is not counted for whoever asked for it (OPS-35)', async () => {
  openOperatorPage(
    { getApprovals: [own], getQueues: { ...exampleQueues, asked: { count: 0, latest: 0 } } },
    '/desk#approvals',
  );
  await enterKey();
  const table = within(await screen.findByRole('table', { name: 'To approve by a second operator' }));
  expect(table.getByRole('button', { name: `${own.id}` })).toBeTruthy();
  await passSeconds(15);
  expect(document.title).toMatch(/^Desk/);
  expect(screen.getByRole('link', { name: 'To approve by a second operator0' })).toBeTruthy();
});
