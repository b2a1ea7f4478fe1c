import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import '../../screens/Team/TeamScreen';

const team = { getTeam: teams.id, getTeamMembers: teamMemberLists.id, getAppSettings: exampleAppSettings };

it.each([
  ['says that it is there', ['com.whatsapp']],
  ['does not see it, which a phone may keep it from', []],
])('a share that fails where the host %s claims nothing about the phone (SHARE-4)', async (_, installed) => {
  renderScreen('/team', team, { scenario: { sharing: false, installed } });
  await userEvent.click(await screen.findByText('Invite via WhatsApp'));
  expect(await screen.findByText('Sharing did not work. Copy the link instead.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('installed');
});

it('a share that the host takes does not say that it failed (SHARE-4)', async () => {
  const { simulator } = renderScreen('/team', team);
  await userEvent.click(await screen.findByText('Invite via WhatsApp'));
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain(teams.id.url));
  expect(screen.queryByText('Sharing did not work. Copy the link instead.')).toBeNull();
});
