import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { trouble, type Trouble } from '../testing/fakeServer';
import { loadScreens } from '../testing/loadScreens';
import { renderScreen } from '../testing/renderScreen';

// They are many, and loaded at once.
beforeAll(loadScreens, 60_000);

const answers: [string, Trouble][] = [
  ['HTTP 401', { http: 401 }],
  ['code 401', { code: 401 }],
];
const bearer = (request: Request) => request.headers.get('authorization');

describe.each(answers)('a token that a backend answers with %s (PERSON-18)', (_, refused) => {
  it('the page says at the first call that the login has ended, and goes on as a guest', async () => {
    const { requests } = renderScreen('/home', {
      getUserInfo: (request) => (bearer(request) ? trouble(refused) : guestUser),
    });
    expect(await screen.findByText('Your login has ended')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByText('Daily tasks')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(requests.filter(bearer).length).toBeGreaterThan(0);
    const last = requests.findLast(({ url }) => url.includes('/user/info'));
    expect(last && bearer(last)).toBeNull();
  });

  it('on a later call the login is offered, the token is not sent again, and the page is a guest’s', async () => {
    const { requests } = renderScreen('/team', {
      getUserInfo: (request) => (bearer(request) ? activeUsers.id : guestUser),
      getTeam: trouble(refused),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Your login has ended' });
    expect(dialog.textContent).toContain('They are safe');
    const sent = requests.length;
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => {
      const asked = requests.findLast(({ url }) => url.includes('/user/info'));
      expect(asked && bearer(asked)).toBeNull();
    });
    expect(requests.slice(sent).filter(bearer)).toEqual([]);
    expect(await screen.findAllByRole('button', { name: 'Log in' })).not.toEqual([]);
  });
});
