import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeLink } from '../../platform/links';
import { trouble } from '../../testing/fakeServer';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import '../Invitation/InvitationScreen';
import './NotFoundScreen';

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('an address without its parameters says to open the page from the app (ENTRY-4, NOTFOUND-2, ROUTE-15)', async () => {
  renderScreen('/404', {}, { publicPage: true, token: '' });
  expect(await screen.findByText('This link is incomplete. Open it from inside the app.')).toBeTruthy();
});

it('an unknown address inside the app is a page that could not be opened (NOTFOUND-1)', async () => {
  renderScreen('/no/such/page');
  expect(await screen.findByText(/^The page could not be opened/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(await screen.findByText('Your coins and cash are safe.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to home' }));
  expect(await screen.findByText('Daily tasks')).toBeTruthy();
});

it('an unknown address outside the app is an unknown page too, and leads to the start first of all (NOTFOUND-1)', async () => {
  const { services } = renderScreen('/no/such/page', {}, { publicPage: true, token: '' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(buttons(), 'the address stays unknown').toEqual(['Go to home']);
  await userEvent.click(screen.getByRole('button', { name: 'Go to home' }));
  expect(services.navigated).toEqual(['/']);
});

it('an incomplete link leads to the store, where the app can be opened, since nothing here completes it (NOTFOUND-1, NOTFOUND-2)', async () => {
  const { services } = renderScreen('/404', { getAppInfo: exampleAppInfo }, { publicPage: true, token: '' });
  await screen.findByText(/^This link is incomplete/);
  await waitFor(() => expect(buttons()).toEqual(['Install from the store']));
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  await userEvent.click(screen.getByRole('button'));
  expect(services.navigated).toEqual([storeLink(exampleAppInfo.appPkgName, false)]);
});

it('the button has its label while the page looks up the app, and a press opens the store as soon as it is known (NOTFOUND-2)', async () => {
  let isKnown = false;
  const { services } = renderScreen(
    '/404',
    { getAppInfo: () => (isKnown ? exampleAppInfo : trouble({ http: 503 })) },
    { publicPage: true, token: '' },
  );
  await waitFor(() => expect(buttons()).toEqual(['Install from the store']));
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(services.navigated).toEqual([]);
  isKnown = true;
  await passTime(services, 8000);
  await waitFor(() => expect(services.navigated).toEqual([storeLink(exampleAppInfo.appPkgName, false)]));
});

it('an incomplete link has no button while the app is not known (NOTFOUND-2)', async () => {
  renderScreen('/404', { getAppInfo: trouble({ code: 404 }) }, { publicPage: true, token: '' });
  await screen.findByText(/^This link is incomplete/);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('the page does not mention coins and cash to somebody who is not logged in', async () => {
  renderScreen('/404', {}, { publicPage: true, token: '' });
  expect(await screen.findByText(/^This link is incomplete/)).toBeTruthy();
  expect(screen.queryByText(/coins and cash/)).toBeNull();
});

it('an unknown invitation is not reported as a page opened outside the app (INVITE-2)', async () => {
  renderScreen('/ref/ABCDEF', { getReferralInfo: trouble({ code: 404 }) }, { publicPage: true, token: '' });
  expect(await screen.findByText(/^The code is wrong/)).toBeTruthy();
});

it('a wrong invitation has a first button that leads on, since asking again cannot help (INVITE-2)', async () => {
  const unknown = { getReferralInfo: trouble({ code: 404 }), getAppInfo: exampleAppInfo };
  const { services } = renderScreen('/ref/ABCDEF', unknown, { publicPage: true, token: '' });
  await waitFor(() => expect(buttons()).toEqual(['Install from the store', 'Try again']));
  await userEvent.click(screen.getByRole('button', { name: 'Install from the store' }));
  expect(services.navigated).toEqual([storeLink(exampleAppInfo.appPkgName, false)]);
});

it('a wrong invitation leads to the start where the app is not known (INVITE-2)', async () => {
  const unknown = { getReferralInfo: trouble({ code: 404 }), getAppInfo: trouble({ code: 404 }) };
  renderScreen('/ref/ABCDEF', unknown, { publicPage: true, token: '' });
  await waitFor(() => expect(buttons()).toEqual(['Go to home', 'Try again']));
});

it('too many people: the page says so, and when it tries again (ENTRY-16)', async () => {
  const { services } = renderScreen('/home', { getUserInfo: trouble({ http: 429 }), getRank: [], postH5Action: null });
  await passTime(services, 8000);
  expect(await screen.findByRole('heading', { level: 1, name: 'One moment, please' })).toBeTruthy();
  screen.getByText(/^We're very busy right now\./);
  // A minute, of which some seconds have passed.
  screen.getByText(/^Trying again in (5\d|60) s/);
});

it.each([
  ['our server failed', { code: 500 }, 'We are having a problem', /on our side, not on your phone/],
  ['another page answered in its place', 'garbled', 'Network error', /Check your connection/],
] as const)(
  '%s: the page says so, that nothing is lost, and can be left (NOTFOUND-1, ROUTE-15)',
  async (_, reason, title, words) => {
    const { services } = renderScreen('/home', { getUserInfo: trouble(reason), getRank: [], postH5Action: null });
    await passTime(services, 8000);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    screen.getByText(words);
    // Home, hidden behind, says the same.
    within(screen.getByRole('main')).getByText('Your coins and cash are safe.');
    screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    expect(services.navigated).toEqual(['app://close/home']);
  },
);
