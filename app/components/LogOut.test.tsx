import { noFeedback } from '@tally/contract/people/feedback';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { noAccount } from '@tally/contract/wallet/account';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadScreens } from '../testing/loadScreens';
import { renderScreen } from '../testing/renderScreen';

beforeAll(loadScreens, 60_000);

const bearer = (request: Request) => request.headers.get('authorization');
const replies = {
  getFeedback: noFeedback,
  getAccount: noAccount,
  getUserInfo: (request: Request) => (bearer(request) ? activeUsers.id : guestUser),
};
const button = { name: 'Log out' };

describe.each(['/account', '/feedback'])('%s', (path) => {
  it('logs out after a question: the page is a guest’s, and nothing of the person is sent or kept (PERSON-19)', async () => {
    const { requests, services } = renderScreen(path, replies, { scenario: { logOut: 'ends' } });
    await userEvent.click(await screen.findByRole('button', button));
    const question = await screen.findByRole('dialog', { name: 'Log out?' });
    expect(question.textContent).toContain('stay in your account');
    const sent = requests.length;
    await userEvent.click(screen.getAllByRole('button', button).at(-1) as HTMLElement);
    await screen.findByText('You are logged out');
    await screen.findAllByRole('button', { name: 'Log in' });
    expect(screen.queryByText(activeUsers.id.name)).toBeNull();
    expect(requests.slice(sent).filter(bearer)).toEqual([]);
    expect(services.storage.get('lastHome')).toBeUndefined();
    await waitFor(async () => expect((await services.secrets.load()).token).toBeUndefined());
  });

  it('the question changes nothing by itself (PERSON-19)', async () => {
    const { simulator } = renderScreen(path, replies, { scenario: { logOut: 'ends' } });
    await userEvent.click(await screen.findByRole('button', button));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', button);
    expect(simulator.log.filter((entry) => entry.what === 'call' && entry.name === 'logOut')).toEqual([]);
  });

  it('a log-out that the phone app does not carry out changes nothing, and says so (PERSON-19)', async () => {
    renderScreen(path, replies, { scenario: { logOut: 'fails' } });
    await userEvent.click(await screen.findByRole('button', button));
    await screen.findByRole('dialog', { name: 'Log out?' });
    await userEvent.click(screen.getAllByRole('button', button).at(-1) as HTMLElement);
    await screen.findByText(/You are still logged in/);
    expect(screen.getByRole('button', button)).toBeTruthy();
  });

  it.each([
    ['a phone app that cannot end a login', { scenario: { logOut: 'none' } }],
    ['a guest', { scenario: { logOut: 'ends' }, token: '' }],
  ] as const)('offers no log-out to %s (PERSON-19)', async (_, options) => {
    renderScreen(path, replies, options);
    await screen.findByRole('link', { name: 'Data deletion' });
    await screen.findAllByRole('button');
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});
