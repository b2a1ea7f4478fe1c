import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { emptyTeam, teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { guestUser } from '@tally/contract/fixtures/user';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../../testing/openScreen';

const withTeam = { getTeam: teams.id, getTeamMembers: teamMemberLists.id, getAppSettings: { ...exampleAppSettings, shareImg: 'https://tally.example/share.png' } };
const telegram = { name: 'Invite via Telegram' };
const installed = { scenario: { installed: ['org.telegram.messenger'] } };

it('shows the link, the newest members and what makes a member valid', async () => {
  openScreen('/team', withTeam);
  expect(await screen.findByText(teams.id.url)).toBeTruthy();
  expect(await screen.findByText('Budi Santoso')).toBeTruthy();
  expect(screen.getByText(/successful withdrawal of Rp.200/)).toBeTruthy();
});

it('members are not asked for while total members is 0', async () => {
  const { requests } = openScreen('/team', { ...withTeam, getTeam: emptyTeam });
  expect(await screen.findByText(/No members yet/)).toBeTruthy();
  expect(requests.filter((one) => one.url.includes('/members'))).toHaveLength(0);
});

it('invites by messaging service T only when SDK is 811 or above and that app is installed', async () => {
  openScreen('/team', withTeam, { ...installed, sdk: 811 });
  expect(await screen.findByRole('button', telegram)).toBeTruthy();
});

it.each([{ ...installed, sdk: 810 }, { scenario: { installed: [] }, sdk: 811 }])('no messaging service T for %j', async (world) => {
  openScreen('/team', withTeam, world);
  await screen.findByText(teams.id.url);
  expect(screen.queryByRole('button', telegram)).toBeNull();
});

it('shares the link through the host', async () => {
  const { simulator } = openScreen('/team', withTeam);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite via WhatsApp' }));
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain(teams.id.url));
});

it.each([
  ['https://tally.example/share.png', 'https://tally.example/share.png'],
  ['/event/v1/app/img?img=tally', ''],
  ['data:image/png;base64,AA==', ''],
  ['', ''],
])('shares text, link and the picture %j as %j', async (shareImg, image) => {
  const { simulator } = openScreen('/team', { ...withTeam, getAppSettings: { ...exampleAppSettings, shareImg } });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite via WhatsApp' }));
  const { shareText, shareMore } = exampleAppSettings;
  const share = { name: 'share', args: ['W', shareText, teams.id.url, shareMore, image], answer: true };
  await waitFor(() => expect(simulator.log).toContainEqual(expect.objectContaining(share)));
});

it('a guest is asked to log in through the host', async () => {
  const { simulator, requests } = openScreen('/team', { getUserInfo: guestUser }, { token: '' });
  await screen.findByRole('dialog', { name: 'Log in to continue' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);
  expect(simulator.log.map((one) => 'name' in one && one.name)).toContain('loginGoogle');
  expect(requests.some((one) => one.url.includes('/task/team'))).toBe(false);
});
