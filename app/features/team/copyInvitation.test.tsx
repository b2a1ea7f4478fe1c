import { teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';

it('a link that the web view does not let the page copy is shown to be selected, and the focus comes back (DIALOG-10)', async () => {
  const { services } = renderScreen('/team', { getTeam: teams.id, getTeamMembers: teamMemberLists.id });
  services.copy = () => Promise.resolve(false);
  const copy = await screen.findByRole('button', { name: 'Copy' });
  await userEvent.click(copy);
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy it by hand' }));
  const shown = dialog.getByLabelText<HTMLTextAreaElement>('Text');
  expect([shown.value, shown.readOnly]).toEqual([teams.id.url, true]);
  await userEvent.click(shown);
  expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(teams.id.url);
  for (const said of ['ERROR', 'Link copied']) expect(screen.queryByText(said)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement).toBe(copy));
});

it('a link that was copied is said to be copied (DIALOG-10)', async () => {
  const { services } = renderScreen('/team', { getTeam: teams.id, getTeamMembers: teamMemberLists.id });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(services.copied).toEqual([teams.id.url]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
