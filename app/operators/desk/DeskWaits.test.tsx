import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { exampleQueues } from '@tally/contract/fixtures/operator';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  expect(document.title).toMatch(/^Payouts/);
  waits = true;
  await passSeconds(15);
  expect(document.title).toMatch(/^\(1\) Payouts/);
  const table = within(await screen.findByRole('table', { name: 'To approve by a second operator' }));
  expect(table.getByRole('button', { name: `${asked.id}` })).toBeTruthy();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('link', { name: 'To approve by a second operator1' }));
  expect(document.title).toMatch(/^\(1\) Payouts/);
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
      .getAllByRole('button', { name: /^\d+$/ })
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
  expect(document.title).toMatch(/^Payouts/);
  expect(screen.getByRole('link', { name: 'To approve by a second operator0' })).toBeTruthy();
});

describe('a list that shows something else, while as much waits as before (OPS-48)', () => {
  /** The desk of somebody at a table of two withdrawals, and what changes in it meanwhile. */
  async function openAt(hash: string) {
    const [first, second] = examplePayouts.items;
    if (!first || !second) throw new Error('There are no examples of withdrawals.');
    const server = { items: [first, second], payoutsVersion: 'a' };
    const { requests } = openOperatorPage(
      {
        getPayouts: () => ({ ...examplePayouts, items: server.items }),
        getQueues: () => ({
          ...exampleQueues,
          markets: exampleQueues.markets.map((each) => ({ ...each, payoutsVersion: server.payoutsVersion })),
        }),
      },
      hash,
    );
    await enterKey();
    const table = within(await screen.findByRole('table', { name: 'Pending withdrawals' }));
    const change = async (items: typeof server.items) => {
      Object.assign(server, { items, payoutsVersion: `${server.payoutsVersion}b` });
      await passSeconds(15);
    };
    const ids = () => table.getAllByRole('button', { name: /^\d+$/ }).map(({ textContent }) => Number(textContent));
    const looks = (path: string) => requests.filter(({ url }) => url.includes(path)).length;
    return { first, second, table, change, ids, looks };
  }

  it('is fetched again within 15 seconds, and nothing else is', async () => {
    const { first, second, table, change, looks } = await openAt('/desk#pay');
    const reviews = looks('/review/waiting');
    await change([{ ...first, userName: 'Another Name' }, second]);
    expect(table.getByText('Another Name')).toBeTruthy();
    expect(looks('/wallet/payouts')).toBe(2);
    expect(looks('/review/waiting')).toBe(reviews);
    await passSeconds(30);
    expect(looks('/wallet/payouts')).toBe(2);
  });

  it('keeps a row open that somebody else has decided, and says so', async () => {
    const { first, second, change, ids } = await openAt('/desk#pay');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: `${first.id}` }));
    await user.click(await screen.findByRole('button', { name: /^Refuse / }));
    await user.click(screen.getByRole('button', { name: 'Other…' }));
    await user.type(screen.getByLabelText('Reason'), 'wrong na');
    await change([second]);
    expect(ids()).toEqual([first.id, second.id]);
    expect(screen.getByText('Somebody else has decided about it meanwhile.')).toBeTruthy();
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'wrong na');
    await user.click(screen.getByRole('button', { name: `${second.id}` }));
    expect(ids()).toEqual([second.id]);
    expect(screen.queryByText('Somebody else has decided about it meanwhile.')).toBeNull();
  });

  it('counts new rows below the table while the focus is in it, and puts them in once it has left', async () => {
    const { first, second, change, ids } = await openAt('/desk#pay');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    act(() => screen.getByRole('button', { name: `${second.id}` }).focus());
    const fresh = { ...first, id: first.id - 50 };
    await change([fresh, first, second]);
    expect(ids()).toEqual([first.id, second.id]);
    expect(screen.getByText(/^1 new one waits/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(ids()).toEqual([fresh.id, first.id, second.id]);
  });
});
