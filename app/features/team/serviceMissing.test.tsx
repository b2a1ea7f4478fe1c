import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import '../../screens/Team/TeamScreen';

const team = { getTeam: teams.id, getTeamMembers: teamMemberLists.id, getAppSettings: exampleAppSettings };

it.each([
  ['the service is not on this phone', [], 'WhatsApp is not installed on this phone'],
  ['it is', ['com.whatsapp'], 'Sharing did not work. Copy the link instead.'],
])('a share that the host does not take says why, where %s (SHARE-4)', async (_, installed, message) => {
  renderScreen('/team', team, { scenario: { sharing: false, installed } });
  await userEvent.click(await screen.findByText('Invite via WhatsApp'));
  expect(await screen.findByText(message)).toBeTruthy();
});
