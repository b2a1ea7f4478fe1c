import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

it('a review says what is known of it, and where to look in the store (REVIEW-6)', async () => {
  openOperatorPage();
  await enterKey();
  const part = within(await screen.findByRole('region', { name: 'Review tasks' }));
  expect(await part.findByText('Look in the store for a review by Angelo Reyes.')).toBeTruthy();
  expect(part.getByText('The screenshot is with the phone app, under task 7002.')).toBeTruthy();
  for (const name of ['Taken', 'Store opened to rate', 'Screenshot sent'])
    expect(part.getAllByText(name)).toHaveLength(3);
  expect(part.getAllByRole('link', { name: "Open the app's store page" })[1]?.getAttribute('href')).toBe(
    'https://play.google.com/store/apps/details?id=com.tally.ph',
  );
});
