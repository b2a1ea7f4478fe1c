import { noAccount } from '@tally/contract/wallet/account';
import { noFeedback } from '@tally/contract/people/feedback';
import { exampleAppInfo, exampleAppSettings } from '@tally/contract/fixtures/app';
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

it.each(['/feedback', '/account', '/privacy-policy'])(
  '%s leads to the page on which a person downloads what is kept about them, and a button leads back (PRIVACY-14, ROUTE-26)',
  async (path) => {
    renderScreen(path, { getFeedback: noFeedback, getAccount: noAccount, getAppInfo: exampleAppInfo });
    await userEvent.click(await screen.findByRole('link', { name: 'Download my data' }));
    await screen.findByRole('heading', { name: 'Download my data', level: 1 });
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByRole('link', { name: 'Download my data' })).toBeTruthy();
  },
);

it('the privacy policy outside the app leads to no page that needs a person (PRIVACY-14)', async () => {
  renderScreen('/privacy-policy', { getAppInfo: exampleAppInfo }, { publicPage: true, token: '' });
  await screen.findByLabelText('Your Gmail address');
  expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull();
});
