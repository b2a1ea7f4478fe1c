import { translateIn } from '#storybook/texts/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HomeBoundary } from './HomeBoundary';

const t = translateIn('en');

it('in place of a page that failed there are words and a way to load it again (HOME-25)', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reload = vi.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <HomeBoundary t={t} onReload={reload}>
      <Broken />
    </HomeBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});

it('a home that works shows no such page', () => {
  const { container } = render(
    <HomeBoundary t={t} onReload={() => undefined}>
      <p>Home</p>
    </HomeBoundary>,
  );
  expect(container.innerHTML).toBe('<p>Home</p>');
});
