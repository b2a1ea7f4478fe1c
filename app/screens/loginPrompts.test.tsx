import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { freshTasks } from '@tally/contract/fixtures/task';
import { guestUser, invitations } from '@tally/contract/fixtures/user';
import { revealMs } from '@tally/contract/limits/home';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadScreens } from '../testing/loadScreens';
import { renderScreen } from '../testing/renderScreen';

beforeAll(loadScreens);

const replies = {
  getUserInfo: guestUser,
  getNormalTasks: freshTasks,
  getAppInfo: exampleAppInfo,
  getReferralInfo: invitations.id,
};
const openAsGuest = (path: string) => renderScreen(path, replies, { token: '' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a guest is asked to log in by a title, a message and a button that calls the host, or may do it later (PERSON-3)', () => {
  it.each<[string, string, string, (services: { advance(ms: number): void }) => Promise<void>]>([
    ['to withdraw', '/withdraw', 'Log in to withdraw your cash.', () => press('Withdraw')],
    [
      'to share the team',
      '/home',
      'Log in to invite friends and see your team.',
      async (services) => {
        await screen.findByRole('article', { name: 'Daily check-in' });
        act(() => services.advance(revealMs.team));
        await press('Copy link');
      },
    ],
    [
      'for an account',
      '/account',
      'Log in to add your e-\u2060wallet account.',
      async () => {
        await userEvent.type(await screen.findByLabelText('DANA phone number'), '081234567890');
        await press('Save account');
      },
    ],
    ['for the referral page', '/app/referral', 'Log in to invite friends and see your team.', () => Promise.resolve()],
    [
      'to withdraw, at the front door of other apps',
      '/default',
      'Log in to withdraw your cash.',
      () => press('Withdraw'),
    ],
    [
      'to invite a friend',
      '/home',
      'Log in to invite friends and see your team.',
      async (services) => {
        await screen.findByRole('article', { name: 'Daily check-in' });
        act(() => services.advance(revealMs.team));
        await press('Invite via WhatsApp');
      },
    ],
  ])('%s', async (_, path, message, ask) => {
    const { simulator, services } = openAsGuest(path);
    await ask(services);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in to continue' }));
    expect(dialog.getByText(message)).toBeTruthy();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Later', 'Log in']);
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(simulator.log.map((entry) => 'name' in entry && entry.name)).toContain('loginGoogle');
  });

  it('later', async () => {
    const { simulator } = openAsGuest('/withdraw');
    await press('Withdraw');
    await press('Later');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(simulator.log.map((entry) => 'name' in entry && entry.name)).not.toContain('loginGoogle');
  });
});
