import { activeUsers, freshUser, guestUser, withdrawnUsers } from '@tally/contract/fixtures/user';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import './DefaultScreen';

it.each([
  ['red where the cash is enough for a first withdrawal', activeUsers.id, /12\.400/, 'primary'],
  ['quiet at balance 0', freshUser, /Rp\s0/, 'soft'],
  ['quiet after the first withdrawal, when only the server knows what can be had', withdrawnUsers.id, /2\.100/, 'soft'],
  ['quiet for a guest, whose red button logs in', guestUser, /Rp\s0/, 'soft'],
])('on the plain home Withdraw is %s (ROUTE-1)', async (_, getUserInfo, cash, tone) => {
  renderScreen('/default', { getUserInfo });
  await screen.findByRole('button', { name: cash });
  const withdraw = screen.getByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(withdraw.getAttribute('data-tone')).toBe(tone));
});

it.each([
  ['no bar to an amount for a guest, of whom nothing is known', guestUser, 0],
  ['a bar to the next amount for whoever has an account', freshUser, 1],
] as const)('the plain home has %s (ROUTE-1)', async (_, getUserInfo, bars) => {
  renderScreen('/default', { getUserInfo });
  const ticket = await screen.findByRole('button', { name: /Rp\s0/ });
  await waitFor(() => expect(ticket.querySelectorAll('[data-state="open"]')).toHaveLength(bars));
});

it('a person can load a balance that failed again on the plain home', async () => {
  let tries = 0;
  renderScreen('/default', { getUserInfo: () => ((tries += 1) === 1 ? trouble({ code: 500 }) : activeUsers.id) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /12\.400/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
