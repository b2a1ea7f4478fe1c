import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen';

const policy = () => screen.findByRole('link', { name: 'Privacy policy' });

it('a link opens its page in the app, by a tap and by the keyboard', async () => {
  renderScreen('/feedback');
  (await policy()).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Privacy policy', level: 1 })).toBeTruthy();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser, which opens another tab',
  async (how) => {
    renderScreen('/feedback');
    const link = await policy();
    expect(fireEvent.click(link, how)).toBe(true);
    expect(link.getAttribute('href')).toBe('/privacy-policy/tally');
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Privacy policy');
  },
);
