import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDesk } from '../../testing/pages/operatorPage';

it('a review says what is known of it, and where to look in the store (REVIEW-6)', async () => {
  await openDesk('reviews/7002');
  const part = within(await screen.findByRole('listitem'));
  expect(part.getByText('Look in the store for a review by Angelo Reyes.')).toBeTruthy();
  expect(part.getByText('The screenshot is with the phone app, under task 7002.')).toBeTruthy();
  for (const name of ['Taken', 'Store opened to rate', 'Screenshot sent']) expect(part.getByText(name)).toBeTruthy();
  expect(part.getByRole('link', { name: "Open the app's store page" }).getAttribute('href')).toBe(
    'https://play.google.com/store/apps/details?id=com.tally.ph',
  );
});
