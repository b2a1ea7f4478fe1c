import { examplePayouts, noPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { confirmWith, accepted, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

it('the presets of another market are in its money and settle only there', async () => {
  const { posts } = openOperatorPage({ postUpdateScore: { ...accepted, users: 3, withdrawals: 2, amount: 100 } });
  await enterKey();
  await userEvent.click(await screen.findByRole('tab', { name: 'Philippines' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse: up to ₱200\u00a0· All users' }));
  await confirmWith('Refuse ₱21,000');
  await waitFor(() => expect(posts('/updateScore')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/updateScore')[0]?.url ?? '').searchParams)).toEqual({
    day: '2',
    pay: '2',
    amount: '200',
    market: 'ph',
    asOf: String(examplePayouts.asOf),
  });
});

/** Whether the buttons of the presets are off, as assistive technology is told. */
const areOff = async () =>
  (await screen.findAllByRole('button', { name: /^(Pay|Refuse): up to / })).map((preset) => preset.ariaDisabled);

it.each([
  ['nothing is pending', noPayouts],
  [
    'all that is pending is with the provider',
    { ...noPayouts, total: 1, totalAmount: 1000, sent: 1, sentAmount: 1000 },
  ],
])('presets are off while %s, and on once a refreshed page has something (OPS-14, OPS-20)', async (_, idle) => {
  let page = idle;
  openOperatorPage({ getPayouts: () => page });
  await enterKey();
  expect(await areOff()).toEqual(Array(8).fill('true'));
  await userEvent.click(screen.getByRole('button', { name: /^Pay: up to .* All users$/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  page = examplePayouts;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(async () => expect(await areOff()).toEqual(Array(8).fill(null)));
});

it('presets are on where a backend does not say what is pending', async () => {
  openOperatorPage({ getPayouts: trouble({ code: 404 }) });
  await enterKey();
  expect(await areOff()).toEqual(Array(8).fill(null));
});

it('the preset that pays and the one that refuses look different (OPS-49)', async () => {
  openOperatorPage();
  await enterKey();
  const actsOf = async (name: RegExp) =>
    (await screen.findAllByRole('button', { name })).map((preset) => preset.getAttribute('data-act'));
  expect(await actsOf(/^Pay: up to/)).toEqual(Array(4).fill('give'));
  expect(await actsOf(/^Refuse: up to/)).toEqual(Array(4).fill('refuse'));
});
