import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { emptyTeam, teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { copyInvitation } from '../../features/team/copyInvitation';
import { sessionApi } from '../../session/sessionApi';
import { renderScreen } from '../../testing/renderScreen';
import { createTestApp } from '../../testing/testApp';

const withTeam = {
  getTeam: teams.id,
  getTeamMembers: teamMemberLists.id,
  getAppSettings: { ...exampleAppSettings, shareImg: 'https://tally.example/share.png' },
};
const telegram = { name: 'Invite via Telegram' };
const installed = { scenario: { installed: ['org.telegram.messenger'] } };
const link = teams.id.url.replace('https://', '');

it('the team page shows code and link, the newest members and what makes a member valid (TEAM-3, TEAM-6)', async () => {
  renderScreen('/team', withTeam);
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByText('SARI2026')).toBeTruthy();
  expect(await screen.findByText('Budi Santoso')).toBeTruthy();
  expect(screen.getByText(/They withdraw.Rp.200 or more, you get cash/)).toBeTruthy();
});

it('the team page says what the team has brought, what a friend brings and how many count (TEAM-5, TEAM-6)', async () => {
  renderScreen('/team', withTeam);
  expect(await screen.findByText(/^Rp.3\.000$/)).toBeTruthy();
  expect(screen.getByText(/^Rp.500 for every friend who withdraws$/)).toBeTruthy();
  expect(screen.getByText('6 of 14 friends withdrew')).toBeTruthy();
});

it('a team without a valid member says what one friend brings, and no sum of nothing (TEAM-6)', async () => {
  renderScreen('/team', { ...withTeam, getTeam: { ...teams.id, valid: 0 } });
  expect(await screen.findByText(/^Rp.500$/)).toBeTruthy();
  expect(screen.getByText('Every friend who withdraws brings you')).toBeTruthy();
  expect(screen.queryByText(/^Rp.0$/)).toBeNull();
  expect(screen.getByText('0 of 14 friends withdrew')).toBeTruthy();
});

it('the team page says of a member who does not count why, and names no amount (TEAM-6)', async () => {
  renderScreen('/team', withTeam);
  const row = (await screen.findByText('Yanti')).closest('li');
  expect(row?.textContent).toContain('No withdrawal yet');
  expect(row?.textContent).not.toContain('Rp');
});

it('members are not asked for while total members is 0 (TEAM-3)', async () => {
  const { requests } = renderScreen('/team', { ...withTeam, getTeam: emptyTeam });
  expect(await screen.findByText(/No friends here yet/)).toBeTruthy();
  expect(requests.filter((request) => request.url.includes('/members'))).toHaveLength(0);
});

it('the team page invites by messaging service T only when SDK is 811 or above and that app is installed (TEAM-2)', async () => {
  const { simulator } = renderScreen('/team', withTeam, { ...installed, sdk: 811 });
  await userEvent.click(await screen.findByRole('button', telegram));
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain('"args":["T",'));
});

it.each([
  { ...installed, sdk: 810 },
  { scenario: { installed: [] }, sdk: 811 },
])('the team page offers no messaging service T for %j (TEAM-2)', async (options) => {
  renderScreen('/team', withTeam, options);
  await screen.findByText(link);
  expect(screen.queryByRole('button', telegram)).toBeNull();
});

it('the team page shares the link through the host (TEAM-1, SHARE-1)', async () => {
  const { simulator } = renderScreen('/team', withTeam);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite via WhatsApp' }));
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain(teams.id.url));
});

it.each([
  ['https://tally.example/share.png', 'https://tally.example/share.png'],
  ['/event/v1/app/img?img=tally', ''],
  ['data:image/png;base64,AA==', ''],
  ['', ''],
])('the team page shares text, link and the picture %j as %j (SHARE-1, SHARE-2)', async (shareImg, image) => {
  const { simulator } = renderScreen('/team', { ...withTeam, getAppSettings: { ...exampleAppSettings, shareImg } });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite via WhatsApp' }));
  const { shareText, shareMore } = exampleAppSettings;
  const share = { name: 'share', args: ['W', shareText, teams.id.url, shareMore, image], answer: true };
  await waitFor(() => expect(simulator.log).toContainEqual(expect.objectContaining(share)));
});

describe('messaging service M', () => {
  const messenger = { name: 'Invite via Messenger' };
  /** Team or referral on a phone with Messenger; `calls`: the calls that the host received. */
  function withMessenger(path = '/team', scenario: ScenarioPart = {}) {
    const opened = renderScreen(path, withTeam, { scenario: { installed: ['com.facebook.orca'], ...scenario } });
    const calls = (name: string) => opened.simulator.log.filter((entry) => 'name' in entry && entry.name === name);
    const answer = async (button: string) =>
      userEvent.click(
        within(await screen.findByRole('dialog', { name: 'Invite from your contacts' })).getByRole('button', {
          name: button,
        }),
      );
    return { ...opened, calls, answer };
  }

  it.each(['/team', '/app/referral'])('%s: asks for the contacts, says what for, and shares (HOST-5)', async (path) => {
    const { calls, answer } = withMessenger(path);
    await userEvent.click(await screen.findByRole('button', messenger));
    expect(calls('requestContactsPermission')).toHaveLength(0);
    await answer('Allow');
    await waitFor(() =>
      expect(calls('share')).toMatchObject([
        {
          args: [
            'M',
            exampleAppSettings.shareText,
            teams.id.url,
            exampleAppSettings.shareMore,
            'https://tally.example/share.png',
          ],
          answer: true,
        },
      ]),
    );
    expect(calls('requestContactsPermission')).toHaveLength(1);
  });

  it.each([
    ['Not now', {}, 0],
    ['Allow', { contacts: false }, 1],
  ])('a refused permission (%s, %j) still shares, and is not asked for again', async (button, scenario, requested) => {
    const { calls, answer } = withMessenger('/team', scenario);
    await userEvent.click(await screen.findByRole('button', messenger));
    await answer(button);
    await waitFor(() => expect(calls('share')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', messenger));
    await waitFor(() => expect(calls('share')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls('requestContactsPermission')).toHaveLength(requested);
  });

  it('closing the question shares nothing yet', async () => {
    const { calls } = withMessenger();
    await userEvent.click(await screen.findByRole('button', messenger));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('share')).toHaveLength(0);
  });

  it('messaging service M has no button where it is not installed', async () => {
    renderScreen('/team', withTeam);
    await screen.findByText(link);
    expect(screen.queryByRole('button', messenger)).toBeNull();
  });
});

it('a guest is asked to log in through the host (TEAM-4)', async () => {
  const { simulator, requests } = renderScreen('/team', { getUserInfo: guestUser }, { token: '' });
  await screen.findByRole('dialog', { name: 'Log in to continue' });
  expect(screen.getByText('Log in to invite friends and see your team.')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);
  expect(simulator.log.map((entry) => 'name' in entry && entry.name)).toContain('loginGoogle');
  expect(requests.some((request) => request.url.includes('/task/team'))).toBe(false);
});

const withoutLink = { ...withTeam, getTeam: { ...teams.id, url: '' } };

it('a team without a link says so, has no button to copy one and invites nobody (TEAM-8)', async () => {
  renderScreen('/team', withoutLink);
  expect(await screen.findByText(/^Your link isn't ready yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Invite via WhatsApp' }).getAttribute('aria-disabled')).toBe('true');
});

it('copying an empty link says ERROR, and nothing is copied (TEAM-8)', async () => {
  const { store, services } = createTestApp({ getUserInfo: activeUsers.id, ...withoutLink });
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(copyInvitation());
  expect(store.getState().overlays.toast?.kind).toBe('team.linkEmpty');
  expect(services.copied).toEqual([]);
});

it.each([
  ['/team', 'My team'],
  ['/app/referral', 'Invite friends'],
])('%s shows the team and invites (ROUTE-7, ROUTE-11)', async (path, title) => {
  const { simulator } = renderScreen(path, withTeam);
  expect(await screen.findByText('Budi Santoso')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Invite via WhatsApp' }));
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain(teams.id.url));
});

it('the page for inviting begins with what a friend brings, and says what they brought so far (ROUTE-11, TEAM-6)', async () => {
  renderScreen('/app/referral', withTeam);
  expect(await screen.findByText(/^Rp.500$/)).toBeTruthy();
  expect(screen.getByText(/^Rp.3\.000 from your friends so far$/)).toBeTruthy();
});
