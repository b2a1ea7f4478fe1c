import { counterNames, type Dashboard } from '@tally/contract/operator/dashboard';
import { exampleAdApps, exampleDashboard } from '@tally/contract/fixtures/operator';
import {
  exampleFullPayoutFile,
  exampleInvalidAccount,
  exampleOperatorActions,
  examplePayoutExceptions,
  examplePayoutFile,
  examplePayouts,
  exampleResultExceptions,
  exampleResultProblems,
  exampleResults,
  exampleSentPayouts,
  noPayoutFile,
  noPayouts,
} from '@tally/contract/fixtures/payouts';
import { exampleWaitingReviews } from '@tally/contract/fixtures/review';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';

const key = 'key-of-the-operators';
const done = { status: 1, info: '' };
const open = (replies: Replies = {}, path = '/minibd') =>
  renderScreen(
    path,
    {
      getDashboard: exampleDashboard,
      getAdApps: exampleAdApps,
      getWaitingReviews: exampleWaitingReviews,
      getPayouts: examplePayouts,
      getOperatorActions: exampleOperatorActions,
      ...replies,
    },
    { token: '', publicPage: true },
  );
const enter = async (typed = key) => {
  await userEvent.type(await screen.findByLabelText('Key', { selector: 'input' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};
const confirmWith = async (answer: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));

it('the operator page shows 17 counters; "key box hidden after data loads, shown again after 3 taps" (OPS-2, OPS-3)', async () => {
  open();
  await enter();
  expect(await screen.findAllByRole('term')).toHaveLength(17);
  expect(screen.queryByLabelText('Key', { selector: 'input' })).toBeNull();
  for (let press = 0; press < 3; press += 1) await userEvent.click(screen.getByRole('tab', { name: 'IDR' }));
  expect(screen.queryByLabelText('Key', { selector: 'input' })).toBeNull();
  const line = screen.getByText('App users');
  await userEvent.click(line);
  await userEvent.click(line);
  expect(screen.queryByLabelText('Key', { selector: 'input' })).toBeNull();
  await userEvent.click(line);
  expect(screen.getByLabelText('Key', { selector: 'input' })).toBeTruthy();
});

it('the operator page says how many wait who have reminded us, when somebody has', async () => {
  open({ getDashboard: { ...exampleDashboard, nudgedPending: 3 } });
  await enter();
  expect((await screen.findByText('Reminded, still pending', { selector: 'dt' })).nextElementSibling?.textContent).toBe(
    '3',
  );
});

it('without a session, numbers are written as in the country of the language', async () => {
  renderScreen(
    '/minibd',
    { getDashboard: exampleDashboard, getWaitingReviews: [], getPayouts: noPayouts, getOperatorActions: [] },
    { token: '', publicPage: true, locale: 'en_ph' },
  );
  await enter();
  expect(await screen.findByText('48,210')).toBeTruthy();
});

it('a short key is not sent, a wrong one is told beside the field (OPS-1)', async () => {
  const { requests } = open({ getDashboard: trouble({ code: 403 }) });
  await enter('1234567');
  expect(screen.getByText(/longer than 7 characters/)).toBeTruthy();
  expect(requests).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Key', { selector: 'input' }), '89');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This key was not accepted.')).toBeTruthy();
});

it('the key goes into no storage, address or title (ENTRY-10)', async () => {
  const { services } = open();
  const stored: string[] = [];
  services.storage.set = (...pair) => Boolean(stored.push(...pair));
  services.sessionStorage.set = (...pair) => Boolean(stored.push(...pair));
  await enter();
  await screen.findAllByRole('term');
  expect(
    stored.concat(location.href, document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)).join(),
  ).not.toContain(key);
});

it('a score update runs only when confirmed, with an Idempotency-Key (OPS-5, OPS-6)', async () => {
  const { posts } = open({ postUpdateScore: { ...done, users: 3, withdrawals: 2, amount: 100 } });
  await enter();
  const button = await screen.findByRole('button', { name: 'Rp\u00a020.000 · 1 h · pay 1' });
  await userEvent.click(button);
  await confirmWith('Cancel');
  expect(posts('/updateScore')).toHaveLength(0);
  await userEvent.click(button);
  await confirmWith('Confirm');
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
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${key}`);
});

it('a backend without our additions gets the key in the query, once it has refused it in the header (OPS-1)', async () => {
  const asked: string[] = [];
  open({
    getDashboard: ({ url }) => {
      asked.push(new URL(url).search);
      return url.includes('key=') ? exampleDashboard : trouble({ code: 403 });
    },
  });
  await enter();
  expect(await screen.findAllByRole('term')).toHaveLength(17);
  expect(asked).toEqual(['', `?key=${key}`]);
});

it('amounts are shown in the currency of each market, never added up', async () => {
  open();
  await enter();
  const valuesOf = async (name: string) =>
    within((await screen.findByText(name)).parentElement as HTMLElement)
      .getAllByRole('definition')
      .map((value) => value.textContent);
  expect(await valuesOf('Amount paid')).toEqual(['Rp\u00a07.903.100', '₱8,210.75', 'R$\u00a01.080,50']);
  expect(await valuesOf('Big withdrawals pending')).toEqual(['Rp\u00a020.000+: 9', '₱200+: 2', 'R$\u00a020,00+: 1']);
});

it('a backend without our additions has a number in each of the 17 lines, and the presets (OPS-3, OPS-5)', async () => {
  const alone = Object.fromEntries(counterNames.map((name, nth) => [name, nth + 1])) as unknown as Dashboard;
  const { posts } = open({
    getDashboard: alone,
    getPayouts: trouble({ code: 404 }),
    getWaitingReviews: trouble({ code: 404 }),
    getOperatorActions: trouble({ code: 404 }),
    postUpdateScore: { ...done, users: 3, withdrawals: 2, amount: 100 },
  });
  await enter();
  const lines = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(lines).toHaveLength(17);
  lines.forEach((line, nth) => expect(line).toMatch(new RegExp(`^(Rp.)?${nth + 1}$`)));
  const presets = await screen.findAllByRole('button', { name: /Rp.20.000/ });
  expect(presets).toHaveLength(8);
  await userEvent.click(presets[0] as HTMLElement);
  await confirmWith('Confirm');
  await screen.findByText('Submitted');
  expect(new URL(posts('/updateScore')[0]?.url ?? '').searchParams.get('asOf')).toBeNull();
});

it('the presets of another market are in its money and settle only there', async () => {
  const { posts } = open({ postUpdateScore: { ...done, users: 3, withdrawals: 2, amount: 100 } });
  await enter();
  await userEvent.click(await screen.findByRole('tab', { name: 'PHP' }));
  await userEvent.click(await screen.findByRole('button', { name: '₱200 · All users · pay 2' }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/updateScore')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/updateScore')[0]?.url ?? '').searchParams)).toEqual({
    day: '2',
    pay: '2',
    amount: '200',
    market: 'ph',
    asOf: String(examplePayouts.asOf),
  });
});

it('feedback of the named people is answered, and of nobody when the names cannot be meant', async () => {
  const { posts } = open({ postFeedbackProcess: { ...done, count: 1 } });
  await enter();
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

it('a review passes or is rejected with its reason, only when confirmed, each decision under a key of its own', async () => {
  const { posts } = open({ postReviewProcess: done });
  await enter();
  await userEvent.click(await screen.findByRole('button', { name: /^Pass · Rp.1\.000 Sari Wulandari$/ }));
  await confirmWith('Cancel');
  expect(posts('/review/process')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /^Pass · Rp.1\.000 Sari Wulandari$/ }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/review/process')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject: screenshot Angelo Reyes' }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/review/process')).toHaveLength(2));
  const queries = posts('/review/process').map((request) => Object.fromEntries(new URL(request.url).searchParams));
  expect(queries).toEqual([
    { taskRecordId: '7001', action: 'pass' },
    { taskRecordId: '7002', action: 'reject', reason: '4' },
  ]);
  expect(new Set(posts('/review/process').map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
});

it('an update that failed in part says what was not done and what to do; pressed again it is another update (OPS-6)', async () => {
  const { posts } = open({
    postUpdateScore: { status: 2, info: someFailedInfo, users: 3, withdrawals: 2, amount: 100 },
  });
  await enter();
  for (let turn = 1; turn <= 2; turn += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Rp\u00a020.000 · 1 day · pay 1' }));
    await confirmWith('Confirm');
    await waitFor(() => expect(posts('/updateScore')).toHaveLength(turn));
    const told = 'Submitted · Some failed. Look at what is still waiting and press again.';
    expect((await screen.findByRole('alert')).textContent).toBe(told);
  }
  expect(new Set(posts('/updateScore').map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
});

it.each([
  [{ status: 1, info: '' }, 'status', 'Submitted'],
  [{ status: 2, info: 'UNDER REVIEW' }, 'alert', 'Submitted · UNDER REVIEW'],
  [{ status: 2, info: '' }, 'alert', 'Submitted · Not known to be done. Press again: nothing is done twice.'],
  [trouble({ code: 500 }), 'alert', 'ERROR! Not known to be done. Press again: nothing is done twice.'],
] as const)(
  'code 200 counts as submitted whatever the data say, any other code as an error: %j (OPS-6)',
  async (reply, role, told) => {
    open({ postAdApp: reply }, '/optbd');
    await enter();
    await userEvent.click(await screen.findByRole('button', { name: 'no apk Chess Corner' }));
    expect((await screen.findByRole(role)).textContent).toBe(told);
  },
);

it('an update whose answer came garbled is repeated under the same Idempotency-Key', async () => {
  const { posts } = open({ postUpdateScore: trouble('garbled') });
  await enter();
  for (let turn = 1; turn <= 2; turn += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Rp\u00a020.000 · 1 day · pay 2' }));
    await confirmWith('Confirm');
    await waitFor(() => expect(posts('/updateScore')).toHaveLength(turn));
  }
  const told = 'ERROR! Not known to be done. Press again: nothing is done twice.';
  expect((await screen.findByRole('alert')).textContent).toBe(told);
  expect(new Set(posts('/updateScore').map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
});

it('a review that another operator has decided is reported as decided (OPS-6)', async () => {
  open({ postReviewProcess: { status: 2, info: 'BAD STATUS' } });
  await enter();
  await userEvent.click(await screen.findByRole('button', { name: /^Pass .* Sari/ }));
  await confirmWith('Confirm');
  expect((await screen.findByRole('alert')).textContent).toContain('settled before');
});

it("'downloaded' removes an ad app from the list, 'no apk' marks it (OPS-7)", async () => {
  const { posts } = open({ postAdApp: done }, '/optbd');
  await enter();
  expect(await screen.findByText(/Shown 1\.840 times/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'no apk Chess Corner' }));
  expect(await screen.findByText('Marked: no apk')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'downloaded Harvest Hero' }));
  await waitFor(() => expect(screen.queryByText('Harvest Hero')).toBeNull());
  expect(await posts('/app/adapp')[0]?.json()).toEqual({ appPkgName: 'com.partner.chesscorner', hasNoApk: true });
  expect(await posts('/app/adapp')[1]?.json()).toEqual({ appPkgName: 'com.partner.harvesthero' });
});

it('an app that was marked before is marked for whoever looks next (OPS-7)', async () => {
  const [first, ...rest] = exampleAdApps;
  open({ getAdApps: [...(first ? [{ ...first, hasNoApk: true }] : []), ...rest] }, '/optbd');
  await enter();
  expect(await screen.findAllByText('Marked: no apk')).toHaveLength(1);
});

it('what is known of a downloaded package goes along; what cannot be meant is not sent', async () => {
  const { posts } = open({ postAdApp: done }, '/optbd');
  await enter();
  await userEvent.click(await screen.findByRole('button', { name: 'Class name and size Harvest Hero' }));
  await userEvent.type(screen.getByLabelText('Class name'), 'com.partner.harvesthero.Main');
  await userEvent.type(screen.getByLabelText('APK size in bytes'), '48 MB');
  await userEvent.click(screen.getByRole('button', { name: 'downloaded Harvest Hero' }));
  expect(screen.getByText('Digits only, up to 10 GB')).toBeTruthy();
  expect(posts('/app/adapp')).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('APK size in bytes'));
  await userEvent.type(screen.getByLabelText('APK size in bytes'), '48000123');
  await userEvent.click(screen.getByRole('button', { name: 'downloaded Harvest Hero' }));
  await waitFor(() => expect(posts('/app/adapp')).toHaveLength(1));
  expect(await posts('/app/adapp')[0]?.json()).toEqual({
    appPkgName: 'com.partner.harvesthero',
    appClassName: 'com.partner.harvesthero.Main',
    apkSize: 48_000_123,
  });
});

const payouts = async () => within(await screen.findByRole('region', { name: 'Pending withdrawals' }));

it('pending withdrawals show masked account, age, history and warnings (OPS-12)', async () => {
  open();
  await enter();
  const part = await payouts();
  expect(await part.findByText(/DANA 08\*{4}65 · user 71 · .*50 h ago · paid before: 6/)).toBeTruthy();
  expect(part.getByText(/Number seen before · Faster than a person/)).toBeTruthy();
});

it('a name that runs the other way keeps its direction to itself, on the desk and in the question (TEXT-10, OPS-12)', async () => {
  const [first] = examplePayouts.items;
  open({ getPayouts: { ...examplePayouts, items: [{ ...first!, userName: 'Budi\u202e' }] } });
  await enter();
  const part = await payouts();
  const name = await part.findByText('Budi\u202e');
  expect(name.tagName).toBe('BDI');
  expect(name.nextElementSibling?.textContent).toMatch(/^ · Rp.1\.000$/);
  await userEvent.click(part.getByRole('button', { name: /^Pay Budi/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('\u2068Budi\u2069 · Rp');
});

it('a withdrawal is paid only when confirmed; refusing and freezing need a reason (OPS-13)', async () => {
  const { posts } = open({ postPayout: done, postFreeze: done });
  await enter();
  const part = await payouts();
  expect(part.queryByRole('button', { name: /^Refuse/ })).toBeNull();
  await userEvent.click(await part.findByRole('button', { name: /^Pay Sari/ }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/wallet/payout')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/wallet/payout')[0]?.url ?? '').searchParams)).toEqual({
    id: '4101',
    action: 'pay',
  });
  await userEvent.type(part.getByLabelText('Reason, to refuse or freeze'), 'wrong name');
  await userEvent.click(await part.findByRole('button', { name: /^Freeze this person Budi/ }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/wallet/freeze')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/wallet/freeze')[0]?.url ?? '').searchParams)).toMatchObject({
    userId: '88',
    action: 'freeze',
    reason: 'wrong name',
  });
});

const sentTo = (posts: (path: string) => Request[], path: string) =>
  Object.fromEntries(new URL(posts(path)[0]?.url ?? '').searchParams);

it('an account is declared invalid with a reason, as the page showed it (OPS-27)', async () => {
  const { posts } = open({ postAccountStatus: done });
  await enter();
  const part = await payouts();
  await part.findByRole('button', { name: /^Pay Sari/ });
  expect(part.queryByRole('button', { name: /^Account is invalid/ })).toBeNull();
  await userEvent.type(part.getByLabelText('Reason, to refuse or freeze'), 'no such number');
  await userEvent.click(await part.findByRole('button', { name: /^Account is invalid Budi/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Account is invalid (no such number)');
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/wallet/account/status')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/account/status')).toEqual({
    userId: '88',
    action: 'invalidate',
    asOf: String(examplePayouts.asOf),
    reason: 'no such number',
  });
});

it('no press pays a withdrawal to an invalid account, and the account can be restored (OPS-27)', async () => {
  const { posts } = open({
    getPayouts: exampleInvalidAccount,
    postAccountStatus: { status: 2, info: 'OTHER ACCOUNT' },
  });
  await enter();
  const part = await payouts();
  expect(await part.findByText(/^Account declared invalid/)).toBeTruthy();
  expect(part.queryByRole('button', { name: /^Pay Budi/ })).toBeNull();
  expect(part.getByRole('button', { name: /^Pay the 1 shown/ })).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: /^Account is valid after all Budi/ }));
  await confirmWith('Confirm');
  expect(await screen.findByText(/Submitted · Not done: there is no account, or another one/)).toBeTruthy();
  expect(sentTo(posts, '/wallet/account/status')).toMatchObject({ userId: '88', action: 'restore' });
});

it('a frozen person without a pending withdrawal is let go on by their number (OPS-13, OPS-27)', async () => {
  const { posts } = open({ getPayouts: noPayouts, postAccountStatus: done, postFreeze: done });
  await enter();
  const part = await payouts();
  const field = await part.findByLabelText('Person by number');
  await userEvent.type(field, '7x');
  expect(part.getByText('Only the number of one person')).toBeTruthy();
  expect(part.queryByRole('button', { name: /account is/i })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '71');
  expect(part.queryByRole('button', { name: 'Account is invalid' })).toBeNull();
  await userEvent.click(part.getByRole('button', { name: 'Account is valid after all' }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/wallet/account/status')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/account/status')).toEqual({
    userId: '71',
    action: 'restore',
    asOf: String(noPayouts.asOf),
  });
  await userEvent.click(await part.findByRole('button', { name: 'Unfreeze this person' }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/wallet/freeze')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/freeze')).toEqual({ userId: '71', action: 'unfreeze' });
  await userEvent.type(part.getByLabelText('Reason, to refuse or freeze'), 'no such number');
  await userEvent.click(part.getByRole('button', { name: 'Account is invalid' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Person by number 71: Account is invalid (no such number)',
  );
});

const pressBatch = async (replies: Replies) => {
  const { posts } = open(replies);
  await enter();
  await userEvent.click(await (await payouts()).findByRole('button', { name: /^Pay the 2 shown/ }));
  await confirmWith('Confirm');
  return posts;
};

it.each([
  [{ status: 1, info: 'MORE', withdrawals: 1 }, /^1 of 2 paid: Rp.1\.000\. One press pays no more/, 'Submitted'],
  [
    { status: 2, info: someFailedInfo, withdrawals: 1 },
    /^1 of 2 paid: Rp.1\.000\. Some failed/,
    'Submitted · Done: 1, not done: 1',
  ],
  [
    { status: 1, info: 'IN BATCH', withdrawals: 1 },
    /^1 of 2 paid: Rp.1\.000\. The others are with the provider/,
    'Submitted',
  ],
  [{ status: 1, info: '', withdrawals: 1 }, /^1 of 2 paid: Rp.1\.000\. The others were settled/, 'Submitted'],
  [{ status: 1, info: '', withdrawals: 2 }, /^2 of 2 paid: Rp.1\.000\.$/, 'Submitted'],
])(
  'a press for all names what is shown and its moment, and says how many were paid: %j (OPS-14)',
  async (reply, words, toast) => {
    const posts = await pressBatch({ postPayoutBatch: { users: 1, amount: 1000, ...reply } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText(toast)).toBeTruthy();
    const [sent] = posts('/payout/batch');
    expect(new URL(sent?.url ?? '').searchParams.get('asOf')).toBe(String(examplePayouts.asOf));
  },
);

it('a press for all leaves out frozen people, and is not offered without anybody else (OPS-13, OPS-14)', async () => {
  const [first, second] = examplePayouts.items;
  if (!first || !second) throw new Error('two withdrawals expected');
  const frozen = { ...second, warnings: ['FROZEN' as const] };
  const { posts } = open({
    getPayouts: { ...examplePayouts, items: [first, frozen] },
    postPayoutBatch: { status: 1, info: '', users: 1, withdrawals: 1, amount: first.amount },
  });
  await enter();
  await userEvent.click(await (await payouts()).findByRole('button', { name: /^Pay the 1 shown · Rp.1\.000$/ }));
  await confirmWith('Confirm');
  expect(await screen.findByText(/^1 of 1 paid/)).toBeTruthy();
  expect(await posts('/payout/batch')[0]?.json()).toEqual({ ids: [first.id] });
});

it('a press for all is not offered while nobody can be paid', async () => {
  const items = examplePayouts.items.map((item) => ({ ...item, warnings: ['FROZEN' as const] }));
  open({ getPayouts: { ...examplePayouts, items } });
  await enter();
  expect((await (await payouts()).findAllByRole('button', { name: /^Unfreeze/ })).length).toBe(items.length);
  expect(screen.queryByRole('button', { name: /shown/ })).toBeNull();
});

it.each([
  ['ALREADY SETTLED', 'Not done: settled before, the person is frozen, or the account is invalid.'],
  ['FROZEN', 'Not done: settled before, the person is frozen, or the account is invalid.'],
  ['INVALID ACCOUNT', 'Not done: settled before, the person is frozen, or the account is invalid.'],
  ['IN BATCH', 'Submitted · Not done: it is with the provider, and its result settles it.'],
  ['', 'Submitted · Not known to be done. Press again: nothing is done twice.'],
])('a refused decision says why: %s (OPS-13)', async (info, words) => {
  open({ postPayout: { status: 2, info } });
  await enter();
  await userEvent.click(await (await payouts()).findByRole('button', { name: /^Pay Sari/ }));
  await confirmWith('Confirm');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

it('what operators did is listed under their names (OPS-15)', async () => {
  open();
  await enter();
  expect(await screen.findByText('ana · Refuse')).toBeTruthy();
});

it('results of the payment provider are sent once they are confirmed, and each line that was not taken is named (OPS-16)', async () => {
  const { posts } = open({ postPayoutImport: exampleResultProblems });
  await enter();
  const field = await screen.findByLabelText('Results of the payment provider (CSV)');
  const file = 'id,currency,amount,result\n4101,IDR,1000,PAID\n';
  const choose = () => userEvent.upload(field, new File([file], 'results.csv', { type: 'text/csv' }));
  await choose();
  await confirmWith('Cancel');
  expect(posts('/payout/import')).toHaveLength(0);
  await choose();
  await confirmWith('Confirm');
  expect(await screen.findByText('Line 4: amount or currency differs from the withdrawal')).toBeTruthy();
  expect(
    screen.getByText(
      /^12 paid \(Rp.148\.000\), 1 refused, 0 known already, 0 contradict the books, 2 lines not taken$/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Done: 13, not done: 2');
  const [sent] = posts('/payout/import');
  expect(new URL(sent?.url ?? '').searchParams.get('market')).toBe('id');
});

it("what the host's check of the phone said stands beside the warnings (OPS-12)", async () => {
  open();
  await enter();
  expect(await screen.findByText(/Phone check: MEETS_BASIC_INTEGRITY/)).toBeTruthy();
});

const typeReason = (text: string) => userEvent.type(screen.getByLabelText('Reason, to refuse or freeze'), text);

it('a withdrawal with the provider names its export, is counted apart, and is neither paid nor refused here (OPS-20)', async () => {
  const { posts } = open({
    getPayouts: exampleSentPayouts,
    postPayoutBatch: { ...done, users: 1, withdrawals: 1, amount: 20_000 },
  });
  await enter();
  const part = await payouts();
  expect(await part.findByText('With the provider: export 37')).toBeTruthy();
  expect(part.getByText(/^1 of them are with the provider: Rp.1\.000\.$/)).toBeTruthy();
  await typeReason('wrong name');
  expect(part.queryByRole('button', { name: /^Pay Sari/ })).toBeNull();
  expect(part.queryByRole('button', { name: /^Refuse Sari/ })).toBeNull();
  expect(part.getByRole('button', { name: /^Freeze this person Sari/ })).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: /^Pay the 1 shown · Rp.20\.000$/ }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/payout/batch')).toHaveLength(1));
  expect(await posts('/payout/batch')[0]?.json()).toEqual({ ids: [4107] });
});

it('an export is voided only with a reason, and when confirmed; that it has results is said (OPS-21)', async () => {
  const { posts } = open({ getPayouts: exampleSentPayouts, postPayoutVoid: { status: 2, info: 'HAS RESULTS' } });
  await enter();
  const part = await payouts();
  expect(await part.findByText(/ana · 14 withdrawals, 1 without a result$/)).toBeTruthy();
  expect(part.queryByRole('button', { name: /^Void/ })).toBeNull();
  await typeReason(' the mail came back ');
  await userEvent.click(part.getByRole('button', { name: /^Void: the provider has not got it Export 37/ }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/payout/void')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/payout/void')[0]?.url ?? '').searchParams)).toEqual({
    id: '37',
    reason: 'the mail came back',
  });
  expect((await screen.findByRole('alert')).textContent).toContain('so the provider has the file');
});

it('a result that contradicts the books stands there until it is closed; what did not arrive can be booked back (OPS-22, OPS-25)', async () => {
  const { posts } = open({ getPayouts: examplePayoutExceptions, postPayoutException: done });
  await enter();
  const part = within(await screen.findByRole('region', { name: 'The provider contradicts the books' }));
  expect(part.getByText('paid twice: the person has double money')).toBeTruthy();
  expect(part.getByText(/export 36 · the provider said: FAILED 1000 IDR \(no such account\)$/)).toBeTruthy();
  expect(part.queryByRole('button')).toBeNull();
  await typeReason('asked the provider');
  expect(part.getAllByRole('button', { name: /^Close/ })).toHaveLength(2);
  await userEvent.click(part.getByRole('button', { name: /^Book back to cash Withdrawal 4079/ }));
  await confirmWith('Confirm');
  await waitFor(() => expect(posts('/payout/exception')).toHaveLength(1));
  const [sent] = posts('/payout/exception');
  expect(Object.fromEntries(new URL(sent?.url ?? '').searchParams)).toEqual({
    id: '6',
    action: 'return',
    reason: 'asked the provider',
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  [exampleFullPayoutFile, ['The file is full: it holds 1000 of 1203. Export again for the rest.'], 1],
  [examplePayoutFile, ['Export 38 is with you: 1 withdrawals. Nobody can pay them by hand now.'], 1],
  [noPayoutFile, ['Nothing to export: all are with the provider, or the people are frozen.'], 0],
])('an export says what it holds and what it leaves out: %# (OPS-26)', async (made, words, files) => {
  const links: string[] = [];
  URL.createObjectURL = (file) => String(links.push(file instanceof Blob ? file.type : ''));
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  open({ postPayoutExport: made });
  await enter();
  await userEvent.click(await (await payouts()).findByRole('button', { name: /^Export for the payment provider/ }));
  for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
  expect(links).toHaveLength(files);
});

const resultsHead = 'id,currency,amount,result';
const chooseResults = async (...content: BlobPart[]) =>
  userEvent.upload(
    await screen.findByLabelText('Results of the payment provider (CSV)'),
    new File(content, 'results.csv', { type: 'text/csv' }),
  );

it.each([
  [[Uint8Array.from([0x50, 0x4b, 3, 4])], 'it is no text in UTF-8, UTF-16 or Windows-1252; save it as CSV (UTF-8)'],
  [['id;amount\n1;2'], 'Line 1: the first line does not name the columns id, currency, amount and result'],
  [[`${resultsHead}\n1,IDR,1000,"PAID`], 'Line 2: a quote is not closed, or stands inside a cell'],
  [[`${resultsHead}\n${'x'.repeat(20_000)}`], 'Line 2: it is too long to be sent'],
])('a file that cannot be sent whole is not sent, and the page says why: %# (OPS-24)', async (content, words) => {
  const { posts } = open({ postPayoutImport: exampleResults });
  await enter();
  await chooseResults(...content);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('results.csv: nothing was taken.')).toBeTruthy();
  expect(posts('/payout/import')).toHaveLength(0);
});

it('a file in another encoding is read in it, and the page says so (OPS-24)', async () => {
  const { posts } = open({ postPayoutImport: exampleResults });
  await enter();
  await chooseResults(`${resultsHead},reason\n4101,IDR,1000,FAILED,inv`, Uint8Array.from([0xe1]), 'lida');
  await confirmWith('Confirm');
  expect(await screen.findByText(/^The file was read as Windows-1252/)).toBeTruthy();
  expect(await posts('/payout/import')[0]?.json()).toEqual({
    file: `${resultsHead},reason\n4101,IDR,1000,FAILED,inválida`,
  });
});

it('a large file goes in parts; the lines of a part without an answer, and of those after it, are counted (OPS-24)', async () => {
  const { posts } = open({ postPayoutImport: trouble('garbled') });
  await enter();
  const lines = Array.from({ length: 900 }, (_, nth) => `${4101 + nth},IDR,1000,PAID`);
  await chooseResults([resultsHead, ...lines].join('\r\n'));
  await confirmWith('Confirm');
  expect(await screen.findByText('The file was too large for one request and went in 2 parts.')).toBeTruthy();
  expect(screen.getByText(/^900 lines are not known to be taken\./)).toBeTruthy();
  expect(posts('/payout/import')).toHaveLength(1);
});

it('lines that contradict the books are said at once, with what they contradict (OPS-22)', async () => {
  open({ postPayoutImport: exampleResultExceptions });
  await enter();
  await chooseResults(`${resultsHead}\n4101,IDR,1000,PAID\n`);
  await confirmWith('Confirm');
  expect(await screen.findByText('Line 7: paid twice: the person has double money')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Lines that contradict the books: 1');
});

it('the operator page has buttons for new users, for all users and for feedback, and one to the ads page (OPS-4)', async () => {
  const { posts } = open({
    postUpdateScore: { ...done, users: 3, withdrawals: 2, amount: 100 },
    postFeedbackProcess: { ...done, count: 2 },
  });
  await enter();
  const press = async (section: string, name: string) => {
    const region = within(await screen.findByRole('region', { name: section }));
    await userEvent.click(await region.findByRole('button', { name }));
    await confirmWith('Confirm');
  };
  const days = () => posts('/updateScore').map(({ url }) => new URL(url).searchParams.get('day'));
  await press('New users', 'Rp\u00a020.000 · 1 h · pay 1');
  await waitFor(() => expect(days()).toEqual(['-1']));
  await press('All users', 'Rp\u00a020.000 · All users · pay 1');
  await waitFor(() => expect(days()).toEqual(['-1', '2']));
  await press('Process feedback', 'All types');
  await waitFor(() => expect(posts('/feedback/process')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Ad apps' }));
  await screen.findByRole('heading', { level: 1, name: 'Ad apps' });
  expect(await screen.findAllByRole('listitem')).toHaveLength(exampleAdApps.length);
});

it('the operator page is at /minibd, the ads page at /optbd, which takes its key from the address (ROUTE-16, ROUTE-17)', async () => {
  open();
  await enter();
  expect(await screen.findByText('App users')).toBeTruthy();
  cleanup();
  const { requests } = renderScreen(
    '/optbd',
    { getAdApps: exampleAdApps },
    { token: '', publicPage: true, addressKey: key },
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(exampleAdApps.length);
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual([`Bearer ${key}`]);
});
