import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen';

const link = () => screen.findByRole('link', { name: 'Download my data' });

it('a link opens its page in the app, by a tap and by the keyboard', async () => {
  renderScreen('/feedback');
  (await link()).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Download my data', level: 1 })).toBeTruthy();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser, which opens another tab',
  async (how) => {
    renderScreen('/feedback');
    const toOwnData = await link();
    expect(fireEvent.click(toOwnData, how)).toBe(true);
    expect(toOwnData.getAttribute('href')).toBe('/mydata');
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Download my data');
  },
);
