import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { incomes, noRecords } from '@tally/contract/fixtures/income';
import { teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { guestUser } from '@tally/contract/fixtures/user';
import { emptyPassbook } from '@tally/contract/fixtures/wallet';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import '../../screens/Income/IncomeScreen';
import '../../screens/Passbook/PassbookScreen';
import '../../screens/Team/TeamScreen';

const replies: Replies = {
  getIncome: incomes.id,
  getIncomeRecords: noRecords,
  getPassbook: emptyPassbook,
  getTeam: teams.id,
  getTeamMembers: teamMemberLists.id,
};
const settingsRequests = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.includes('/app/h5?')).length;

it.each(['/income', '/passbook', '/team'])(
  '%s has the words for the link before the first share (SHARE-1)',
  async (path) => {
    const { requests } = renderScreen(path, replies);
    await waitFor(() => expect(settingsRequests(requests)).toBe(1));
  },
);

it('the network that went away meanwhile does not take it from the share', async () => {
  let online = true;
  const { requests, simulator } = renderScreen('/team', {
    ...replies,
    getAppSettings: () => (online ? exampleAppSettings : trouble('offline')),
  });
  await waitFor(() => expect(settingsRequests(requests)).toBe(1));
  const button = await screen.findByRole('button', { name: 'Invite via WhatsApp' });
  online = false;
  await userEvent.click(button);
  await waitFor(() =>
    expect(simulator.log.find(({ name }) => name === 'share')).toMatchObject({
      args: ['W', exampleAppSettings.shareText, teams.id.url, exampleAppSettings.shareMore, expect.anything()],
    }),
  );
  expect(settingsRequests(requests)).toBe(1);
});

it('a guest, who has to log in first, fetches nothing to share', async () => {
  const { requests } = renderScreen('/team', { ...replies, getUserInfo: guestUser }, { token: '' });
  await screen.findByRole('dialog');
  expect(settingsRequests(requests)).toBe(0);
});
