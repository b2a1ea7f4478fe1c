import { guestUser } from '@tally/contract/fixtures/user';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { loginToastMs } from '../overlays/kinds/login';
import { renderScreen } from '../testing/renderScreen';
import '../startup/pageChunk';
import '../screens/Tips/TipsScreen';

const underWay = () => screen.queryByText('Logging you in…');

async function tapLogin(answerAfter: number) {
  const opened = renderScreen('/tips/rules', { getUserInfo: guestUser }, { token: '', scenario: { answerAfter } });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  return { pass: (ms: number) => act(() => opened.services.advance(ms)) };
}

it('the page says that a login is under way until the host has answered, and then how it went (HOST-2, HOST-10)', async () => {
  const { pass } = await tapLogin(5000);
  expect(underWay()).not.toBeNull();
  pass(4999);
  expect(underWay()).not.toBeNull();
  pass(1);
  expect(await screen.findByText('You are logged in')).toBeTruthy();
  expect(underWay()).toBeNull();
});

it('a login that is never answered is not said to be under way for ever (HOST-10)', async () => {
  const { pass } = await tapLogin(2 * loginToastMs);
  pass(loginToastMs);
  await waitFor(() => expect(underWay()).toBeNull());
});
