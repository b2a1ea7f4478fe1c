import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Place } from './DeferredSlot';

test('a place that the view opens later, as the ticket of a finished day does, is filled then, and anew when it comes back', async () => {
  const view = document.body.appendChild(document.createElement('div'));
  render(
    <Place root={view} name="face">
      <img alt="A happy ticket" />
    </Place>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  const ticket = '<section><i data-late="face"></i></section>';
  view.innerHTML = ticket;
  await screen.findByRole('img');
  view.replaceChildren();
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  view.innerHTML = ticket;
  await screen.findByRole('img');
});
