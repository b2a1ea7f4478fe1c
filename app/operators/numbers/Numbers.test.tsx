import { counterNames, type Dashboard } from '@tally/contract/operator/dashboard';
import { exampleAdApps, exampleDashboard } from '@tally/contract/fixtures/operator';
import { examplePayouts, noPayouts } from '@tally/contract/fixtures/payouts';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import {
  confirmWith,
  accepted,
  enterKey,
  counters,
  openOperatorPage,
  operatorKey,
} from '../../testing/pages/operatorPage';
import { renderScreen } from '../../testing/renderScreen';

it('the operator page shows 17 counters; "key box hidden after data loads, shown again after 3 taps" (OPS-2, OPS-3)', async () => {
  openOperatorPage();
  await enterKey();
  expect((await counters()).getAllByRole('term')).toHaveLength(17);
  expect(screen.queryByLabelText('Key', { selector: 'input' })).toBeNull();
  for (let press = 0; press < 3; press += 1) await userEvent.click(screen.getByRole('tab', { name: 'Indonesia' }));
  expect(screen.queryByLabelText('Key', { selector: 'input' })).toBeNull();
  const line = screen.getByText('App users');
  await userEvent.click(line);
  await userEvent.click(line);
  expect(screen.queryByLabelText('Key', { selector: 'input' })).toBeNull();
  await userEvent.click(line);
  expect(screen.getByLabelText('Key', { selector: 'input' })).toBeTruthy();
});

it('the operator page says how many wait who have reminded us, when somebody has', async () => {
  openOperatorPage({ getDashboard: { ...exampleDashboard, remindedPending: 3 } });
  await enterKey();
  expect((await screen.findByText('Reminded, still pending', { selector: 'dt' })).nextElementSibling?.textContent).toBe(
    '3',
  );
});

it('without a session, numbers are written as in the country of the language', async () => {
  renderScreen(
    '/minibd',
    { getDashboard: exampleDashboard, getWaitingReviews: [], getPayouts: noPayouts, getLatestActs: [] },
    { token: '', publicPage: true, locale: 'en_ph' },
  );
  await enterKey();
  expect(await screen.findByText('48,210')).toBeTruthy();
});

it('a short key is not sent, and a wrong one has an error beside the field (OPS-1)', async () => {
  const { requests } = openOperatorPage({ getDashboard: trouble({ code: 403 }) });
  await enterKey('1234567');
  expect(screen.getByText(/longer than 7 characters/)).toBeTruthy();
  expect(requests).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Key', { selector: 'input' }), '89');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This key was not accepted.')).toBeTruthy();
});

it('the key goes into no storage, address or title (ENTRY-10)', async () => {
  const { services } = openOperatorPage();
  const stored: string[] = [];
  services.storage.set = (...pair) => Boolean(stored.push(...pair));
  services.sessionStorage.set = (...pair) => Boolean(stored.push(...pair));
  await enterKey();
  await screen.findAllByRole('term');
  expect(
    stored.concat(location.href, document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)).join(),
  ).not.toContain(operatorKey);
});

it('a score update runs only when confirmed, with an Idempotency-Key (OPS-5, OPS-6)', async () => {
  const { posts } = openOperatorPage({ postUpdateScore: { ...accepted, users: 3, withdrawals: 2, amount: 100 } });
  await enterKey();
  const button = await screen.findByRole('button', { name: /^Pay: up to Rp.20\.000.· Joined in the last hour$/ });
  await userEvent.click(button);
  await confirmWith('Cancel');
  expect(posts('/updateScore')).toHaveLength(0);
  await userEvent.click(button);
  await confirmWith('Pay Rp\u00a021.000');
  expect(await screen.findByText('Submitted')).toBeTruthy();
  const [sent] = posts('/updateScore');
  expect(Object.fromEntries(new URL(sent?.url ?? '').searchParams)).toEqual({
    day: '-1',
    pay: '1',
    amount: '20000',
    market: 'id',
    asOf: String(examplePayouts.asOf),
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  // Where no log of a proxy sees it (OPS-1).
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${operatorKey}`);
});

it('a backend without our additions gets the key in the query, once it has refused it in the header (OPS-1)', async () => {
  const asked: string[] = [];
  openOperatorPage({
    getDashboard: ({ url }) => {
      asked.push(new URL(url).search);
      return url.includes('key=') ? exampleDashboard : trouble({ code: 403 });
    },
  });
  await enterKey();
  expect((await counters()).getAllByRole('term')).toHaveLength(17);
  expect(asked).toEqual(['', `?key=${operatorKey}`]);
});

it('amounts are shown in the currency of each market, never added up', async () => {
  openOperatorPage();
  await enterKey();
  const valuesOf = async (name: string) =>
    within((await screen.findByText(name)).parentElement as HTMLElement)
      .getAllByRole('definition')
      .map((value) => value.textContent);
  expect(await valuesOf('Amount paid')).toEqual(['Rp\u00a07.903.100', '₱8,210.75', 'R$\u00a01.080,50']);
  expect(await valuesOf('Big withdrawals pending')).toEqual(['Rp\u00a020.000+: 9', '₱200+: 2', 'R$\u00a020,00+: 1']);
});

it('a backend without our additions has a number in each of the 17 lines, and the presets (OPS-3, OPS-5)', async () => {
  const alone = Object.fromEntries(counterNames.map((name, nth) => [name, nth + 1])) as unknown as Dashboard;
  const { posts } = openOperatorPage({
    getDashboard: alone,
    getPayouts: trouble({ code: 404 }),
    getPresetCount: trouble({ code: 404 }),
    getWaitingReviews: trouble({ code: 404 }),
    getLatestActs: trouble({ code: 404 }),
    postUpdateScore: { ...accepted, users: 3, withdrawals: 2, amount: 100 },
  });
  await enterKey();
  const lines = (await counters()).getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(17);
  lines.forEach((line, nth) => expect(line).toMatch(new RegExp(`^(Rp.)?${nth + 1}$`)));
  const presets = await screen.findAllByRole('button', { name: /Rp.20.000/ });
  expect(presets).toHaveLength(8);
  await userEvent.click(presets[0] as HTMLElement);
  await confirmWith('Confirm');
  await screen.findByText('Submitted');
  expect(new URL(posts('/updateScore')[0]?.url ?? '').searchParams.get('asOf')).toBeNull();
});

it('feedback of the named people is answered, and of nobody when the names cannot be meant', async () => {
  const { posts } = openOperatorPage({ postFeedbackProcess: { ...accepted, count: 1 } });
  await enterKey();
  const field = await screen.findByLabelText(/^User IDs/);
  await userEvent.type(field, '7; 12');
  await userEvent.click(screen.getByRole('button', { name: 'All types' }));
  expect(screen.getByText('Only numbers, separated by commas')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '7, 12');
  await userEvent.click(screen.getByRole('button', { name: 'All types' }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/feedback/process')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/feedback/process')[0]?.url ?? '').searchParams)).toEqual({
    day: '2',
    type: '0',
    userIdStr: '7,12',
  });
});

it('an update that failed in part says what was not done and what to do; pressed again it is another update (OPS-6)', async () => {
  const { posts } = openOperatorPage({
    postUpdateScore: { status: 2, info: someFailedInfo, users: 3, withdrawals: 2, amount: 100 },
  });
  await enterKey();
  for (let turn = 1; turn <= 2; turn += 1) {
    await userEvent.click(
      await screen.findByRole('button', { name: /^Pay: up to Rp.20\.000.· Joined in the last day$/ }),
    );
    await confirmWith('Pay Rp\u00a021.000');
    await waitFor(() => expect(posts('/updateScore')).toHaveLength(turn));
    const told = 'Submitted\u00a0· Some failed. Look at what is still waiting and press again.';
    expect((await screen.findByRole('alert')).textContent).toBe(told);
  }
  expect(new Set(posts('/updateScore').map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
});

it.each([
  [{ status: 1, info: '' }, 'status', 'Submitted'],
  [{ status: 2, info: 'UNDER REVIEW' }, 'alert', 'Submitted\u00a0· UNDER REVIEW'],
  [
    { status: 2, info: '' },
    'alert',
    'Submitted\u00a0· It is not known whether this was done. Press again: nothing is done twice.',
  ],
  [trouble({ code: 429 }), 'alert', 'ERROR! Nothing was done. Too many calls: wait a minute, then press again.'],
  [
    trouble({ code: 500 }),
    'alert',
    'ERROR! It is not known whether this was done. Press again: nothing is done twice.',
  ],
] as const)(
  'code 200 counts as submitted whatever the data say, any other code as an error: %j (OPS-6)',
  async (reply, role, told) => {
    openOperatorPage({ postAdApp: reply }, '/optbd');
    await enterKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as no APK Chess Corner' }));
    expect((await screen.findByRole(role)).textContent).toBe(told);
  },
);

it('an update whose answer came garbled is repeated under the same Idempotency-Key', async () => {
  const { posts } = openOperatorPage({ postUpdateScore: trouble('garbled') });
  await enterKey();
  for (let turn = 1; turn <= 2; turn += 1) {
    await userEvent.click(
      await screen.findByRole('button', { name: /^Refuse: up to Rp.20\.000.· Joined in the last day$/ }),
    );
    await confirmWith('Refuse Rp\u00a021.000');
    await waitFor(() => expect(posts('/updateScore')).toHaveLength(turn));
  }
  const told = 'ERROR! It is not known whether this was done. Press again: nothing is done twice.';
  expect((await screen.findByRole('alert')).textContent).toBe(told);
  expect(new Set(posts('/updateScore').map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
});

it('the operator page has buttons for new users, for all users and for feedback, and one to the ads page (OPS-4)', async () => {
  const { posts } = openOperatorPage({
    postUpdateScore: { ...accepted, users: 3, withdrawals: 2, amount: 100 },
    postFeedbackProcess: { ...accepted, count: 2 },
  });
  await enterKey();
  const press = async (section: string, name: string, confirm: string) => {
    const region = within(await screen.findByRole('region', { name: section }));
    await userEvent.click(await region.findByRole('button', { name }));
    await confirmWith(confirm);
  };
  const days = () => posts('/updateScore').map(({ url }) => new URL(url).searchParams.get('day'));
  await press('New users', 'Pay: up to Rp\u00a020.000\u00a0· Joined in the last hour', 'Pay Rp\u00a021.000');
  await waitFor(() => expect(days()).toEqual(['-1']));
  await press('All users', 'Pay: up to Rp\u00a020.000\u00a0· All users', 'Pay Rp\u00a021.000');
  await waitFor(() => expect(days()).toEqual(['-1', '2']));
  await press('Process feedback', 'All types', 'Confirm');
  await waitFor(() => expect(posts('/feedback/process')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Ad apps' }));
  await screen.findByRole('heading', { level: 1, name: 'Ad apps' });
  expect(await screen.findAllByRole('listitem')).toHaveLength(exampleAdApps.length);
});

it('the operator page is at /minibd, the ads page at /optbd, which takes its key from the address (ROUTE-16, ROUTE-17)', async () => {
  openOperatorPage();
  await enterKey();
  expect(await screen.findByText('App users')).toBeTruthy();
  cleanup();
  const { requests } = renderScreen(
    '/optbd',
    { getAdApps: exampleAdApps },
    { token: '', publicPage: true, addressKey: operatorKey },
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(exampleAdApps.length);
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual([`Bearer ${operatorKey}`]);
});

it('what the desk has is not here: nobody who waits is shown, and a button above the counters leads to the desk (OPS-4, OPS-37, OPS-48)', async () => {
  const { requests } = openOperatorPage();
  await enterKey();
  await screen.findAllByRole('button', { name: /^Pay: up to / });
  expect(screen.queryByText(/Sari Wulandari|Budi Santoso/)).toBeNull();
  const asked = new Set(requests.map(({ url }) => new URL(url).pathname.split('/v1')[1]));
  expect([...asked].sort()).toEqual(['/dashboard/ocdata', '/wallet/payouts']);
  const door = screen.getByRole('button', { name: 'All queues on one page' });
  expect(screen.getByText('App users').compareDocumentPosition(door)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.click(door);
  expect(await screen.findByRole('table', { name: 'Pending withdrawals' })).toBeTruthy();
});
