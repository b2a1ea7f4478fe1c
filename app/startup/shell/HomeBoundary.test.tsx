import { translateIn } from '#storybook/texts/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HomeBoundary } from './HomeBoundary';

const t = translateIn('en');

it('a home that failed gives way to words, a way to load it again and the way out (HOME-25)', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reload = vi.fn();
  const leave = vi.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <HomeBoundary t={t} onReload={reload} onLeave={leave}>
      <Broken />
    </HomeBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Your coins and cash are safe.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
  expect(leave).toHaveBeenCalledWith('app://close/home');
  complaints.mockRestore();
});

it('a home that works does not show the page for a failed one', () => {
  const { container } = render(
    <HomeBoundary t={t} onReload={() => undefined} onLeave={() => undefined}>
      <p>Home</p>
    </HomeBoundary>,
  );
  expect(container.innerHTML).toBe('<p>Home</p>');
});
