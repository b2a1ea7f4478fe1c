import { examplePayouts, withInvalidAccount } from '@tally/contract/fixtures/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirmWith, accepted, decideWith, openDesk, openRow } from '../../testing/pages/operatorPage';

it('pending withdrawals show masked account, age, history and warnings (OPS-12)', async () => {
  await openDesk('pay/4101');
  const first = within(await screen.findByRole('listitem'));
  expect(first.getByText(/^DANA 08•{4}65$/)).toBeTruthy();
  expect(first.getByText(/^User 71.· .*50.h.ago$/)).toBeTruthy();
  const before = first
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(before.join(', ')).toMatch(/^Paid before: 6, Total: Rp.14\.200, Failed: 0$/);
  await openRow(4107);
  const row = within(await screen.findByRole('listitem'));
  for (const words of ['Number seen before', 'Faster than a person'])
    expect(row.getByText(words).getAttribute('data-kind')).toBe('warning');
});

it('a name that runs the other way keeps its direction to itself, on the desk and in the question (TEXT-10, OPS-12)', async () => {
  const [first] = examplePayouts.items;
  await openDesk('pay/4101', {
    getPayouts: { ...examplePayouts, items: [{ ...first!, userName: 'Budi\u202e' }] },
  });
  const part = within(await screen.findByRole('listitem'));
  for (const each of screen.getAllByText('Budi\u202e')) expect(each.tagName).toBe('BDI');
  const name = part.getByText('Budi\u202e');
  expect(name.nextElementSibling?.textContent).toMatch(/^Rp.1\.000$/);
  await decideWith(/^Refuse Budi/, 'wrong name');
  expect((await screen.findByRole('dialog')).textContent).toContain('goes back to \u2068Budi\u2069.');
});

it('a withdrawal is paid only when confirmed; refusing and freezing need a reason (OPS-13)', async () => {
  const { posts } = await openDesk('pay/4101', { postPayout: accepted, postFreeze: accepted });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay Sari/ }));
  await confirmWith('Pay');
  await waitFor(() => expect(posts('/wallet/payout')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/wallet/payout')[0]?.url ?? '').searchParams)).toEqual({
    id: '4101',
    action: 'pay',
  });
  await userEvent.click(screen.getByRole('button', { name: /^Freeze Sari/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Other…' }));
  expect(screen.getByRole('button', { name: 'Freeze' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByLabelText('Reason'), 'wrong person');
  // What was typed is about the open row alone.
  await openRow(4107);
  await screen.findByRole('button', { name: /^Freeze Budi/ });
  expect(screen.queryByRole('group', { name: /Reason$/ })).toBeNull();
  await decideWith(/^Freeze Budi/, 'wrong name');
  await confirmWith('Freeze');
  await waitFor(() => expect(posts('/wallet/freeze')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/wallet/freeze')[0]?.url ?? '').searchParams)).toMatchObject({
    userId: '88',
    action: 'freeze',
    reason: 'wrong name',
  });
});

it.each([
  ['Pay', 'low', 'low'],
  ['Refuse', 'soft', 'danger'],
  ['Freeze', 'soft', 'danger'],
  ['Mark account invalid', 'soft', 'danger'],
])('"%s" and the button that confirms it show what they do to the person (OPS-49)', async (name, tone, confirms) => {
  await openDesk('pay/4107');
  const pressed = await screen.findByRole('button', { name: new RegExp(`^${name} Budi`) });
  expect(pressed.getAttribute('data-tone')).toBe(tone);
  await userEvent.click(pressed);
  const reason = screen.queryByRole('button', { name: 'Suspicious' });
  if (reason) await userEvent.click(reason);
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name });
  expect(confirm.getAttribute('data-tone')).toBe(confirms);
});

const sentTo = (posts: (path: string) => Request[], path: string) =>
  Object.fromEntries(new URL(posts(path)[0]?.url ?? '').searchParams);

it('an account is declared invalid with a reason, as the page showed it (OPS-27)', async () => {
  const { posts } = await openDesk('pay/4107', { postAccountStatus: accepted });
  await decideWith(/^Mark account invalid Budi/, 'no such number');
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Reason\W?no such number/);
  await confirmWith('Mark account invalid');
  await waitFor(() => expect(posts('/wallet/account/status')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/account/status')).toEqual({
    userId: '88',
    action: 'invalidate',
    asOf: String(examplePayouts.asOf),
    reason: 'no such number',
  });
});

it('what pays, what refuses and what freezes look different (OPS-13)', async () => {
  await openDesk('pay/4101');
  await screen.findByRole('button', { name: /^Pay Sari/ });
  const actOf = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('data-act');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 4101' }));
  expect([/^Pay Sari/, /^Refuse Sari/, /^Freeze Sari/, /^Pay 1.· /].map(actOf)).toEqual([
    'give',
    'refuse',
    'stop',
    'give',
  ]);
});

it.each([
  ['ALREADY SETTLED', 'Submitted\u00a0· Not\u00a0done: already resolved'],
  ['FROZEN', 'Submitted\u00a0· Not\u00a0done: the person is frozen'],
  ['INVALID ACCOUNT', 'Submitted\u00a0· Not\u00a0done: the account was declared invalid'],
  ['IN BATCH', 'Submitted\u00a0· Not\u00a0done: it is with the provider, and its result resolves it'],
  ['', 'Submitted\u00a0· It is not known whether this was done. Press again: nothing is done twice.'],
])('a refused decision says why: %s (OPS-13)', async (info, words) => {
  await openDesk('pay/4101', { postPayout: { status: 2, info, warnings: [] } });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay Sari/ }));
  await confirmWith('Pay');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

it("what the host's check of the phone said stands beside the warnings (OPS-12)", async () => {
  const items = ['MEETS_BASIC_INTEGRITY', 'PLAY_RECOGNIZED,MEETS_DEVICE_INTEGRITY', 'LOOKS_ODD'].map(
    (integrity, nth) => ({ ...examplePayouts.items[0]!, id: 4101 + nth, integrity }),
  );
  await openDesk('pay/4101', { getPayouts: { ...examplePayouts, items } });
  expect(await screen.findByText(/^Phone check: only the basic check passed/)).toBeTruthy();
  await openRow(4102);
  expect(await screen.findByText('Phone check: app from Google Play, genuine phone')).toBeTruthy();
  await openRow(4103);
  expect(await screen.findByText('Phone check: LOOKS_ODD')).toBeTruthy();
});

it('a withdrawal with a warning has a soft button to pay it, green all the same (OPS-49)', async () => {
  await openDesk('pay/4101');
  const payButton = (name: RegExp) => screen.findByRole('button', { name });
  expect((await payButton(/^Pay Sari/)).hasAttribute('data-soft')).toBe(false);
  await openRow(4107);
  const soft = await payButton(/^Pay Budi/);
  expect(soft.hasAttribute('data-soft')).toBe(true);
  expect(soft.getAttribute('data-act')).toBe('give');
});

it('no press pays a withdrawal to an invalid account, and the account can be restored (OPS-27)', async () => {
  const { posts } = await openDesk('pay/4107', {
    getPayouts: withInvalidAccount(examplePayouts),
    postAccountStatus: { status: 2, info: 'OTHER ACCOUNT' },
  });
  expect(await screen.findByRole('checkbox', { name: 'Select 4107' })).toHaveProperty('disabled', true);
  const part = within(await screen.findByRole('listitem'));
  expect(part.getByText('Account declared invalid')).toBeTruthy();
  expect(part.getByText(/^Refuse it, and its owner can enter another/)).toBeTruthy();
  expect(part.queryByRole('button', { name: /^Pay Budi/ })).toBeNull();
  await decideWith(/^Mark account valid Budi/, 'the provider found it');
  await confirmWith('Mark account valid');
  expect(await screen.findByText(/Submitted · Not done: the account is not as this page shows it/)).toBeTruthy();
  expect(sentTo(posts, '/wallet/account/status')).toMatchObject({ userId: '88', action: 'restore' });
});

it('a usual reason asks at once, and goes along in the words that the operator pressed (OPS-13, OPS-75)', async () => {
  const { posts } = await openDesk('pay/4107', { postPayout: accepted });
  await userEvent.click(await screen.findByRole('button', { name: /^Refuse Budi/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wrong number' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Reason\W?Wrong number/);
  await confirmWith('Refuse');
  await waitFor(() =>
    expect(sentTo(posts, '/wallet/payout')).toMatchObject({ action: 'refuse', reason: 'Wrong number' }),
  );
});

it('the button that pays comes first, and last where there is a warning (OPS-75)', async () => {
  await openDesk('pay/4101');
  const names = async () =>
    within(await screen.findByRole('listitem'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/[a-z]$/, ''));
  await screen.findByRole('button', { name: /^Pay Sari/ });
  expect((await names())[0]).toMatch(/^Pa/);
  await openRow(4107);
  await screen.findByRole('button', { name: /^Pay Budi/ });
  const warned = await names();
  expect(warned.findIndex((name) => name?.startsWith('Pa'))).toBe(warned.length - 1);
});
