import { exampleAppInfo, exampleAppSettings } from '@tally/contract/fixtures/app';
import { noFeedback } from '@tally/contract/fixtures/feedback';
import { noAccount } from '@tally/contract/fixtures/wallet';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen';

it.each([
  ['/feedback', 'Privacy policy'],
  ['/feedback', 'Data deletion'],
  ['/account', 'Privacy policy'],
  ['/account', 'Data deletion'],
])('%s leads to "%s" of the own app, and a button leads back (PRIVACY-14)', async (path, title) => {
  renderScreen(path, {
    getFeedback: noFeedback,
    getAccount: noAccount,
    getAppSettings: { ...exampleAppSettings, appShortName: 'tallyph' },
    getAppInfo: (request) => ({ ...exampleAppInfo, appName: new URL(request.url).searchParams.get('shortName') ?? '' }),
  });
  await userEvent.click(await screen.findByRole('link', { name: title }));
  await screen.findByRole('heading', { name: title, level: 1 });
  await screen.findAllByText(/tallyph/);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByRole('link', { name: title })).toBeTruthy();
});
