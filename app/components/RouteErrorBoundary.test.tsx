import { screen } from '@testing-library/react';
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

const dialog = () => screen.findByRole('alertdialog', { name: 'Network error' });

it('a page that cannot be shown can be asked for again', async () => {
  const { services } = renderScreen('/tips/income');
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(services.navigated).toEqual(['reload']);
});

it('a page that cannot be shown can be left for home', async () => {
  renderScreen('/tips/income');
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('Daily tasks')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a public page has no home to leave for', async () => {
  renderScreen('/tips/income', {}, { publicPage: true });
  await dialog();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});
