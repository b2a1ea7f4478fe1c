import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';

vi.mock('../screens/Tips/TipsScreen', () => ({
  default: () => {
    throw new Error('broken');
  },
}));
// React and the browser log the error that the test causes on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const reason = () => screen.findByRole('alert');

it('a page that cannot be shown keeps its title, says why, and can be asked for again (DIALOG-5)', async () => {
  const { services } = renderScreen('/tips/income');
  expect((await reason()).textContent).toContain('Check your connection');
  expect(screen.getByRole('heading', { level: 1, name: 'Event rules' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(services.navigated).toEqual(['reload']);
});

it('a page that cannot be shown can be left for home (DIALOG-5)', async () => {
  renderScreen('/tips/income');
  await reason();
  await userEvent.click(screen.getByRole('button', { name: 'Go to home' }));
  expect(await screen.findByText('Daily tasks')).toBeTruthy();
  expect(screen.queryByText('Go to home')).toBeNull();
});

it('a page that cannot be shown offline loads itself again when the network is back, once (DIALOG-5)', async () => {
  let online = false;
  const { services } = renderScreen(
    '/tips/income',
    {},
    {
      online: () => online,
      // Nothing answers: a response would count more than what the phone says (ENTRY-18).
      onReady: ({ context }) => void (context.services.fetch = () => Promise.reject(new TypeError('Failed to fetch'))),
    },
  );
  await waitFor(async () => expect((await reason()).textContent).toContain('You are offline'));
  expect(services.navigated).toEqual([]);
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(services.navigated).toEqual(['reload']);
});

it('a public page has no home to leave for', async () => {
  renderScreen('/tips/income', {}, { publicPage: true });
  await reason();
  expect(screen.queryByRole('button', { name: 'Go to home' })).toBeNull();
});
