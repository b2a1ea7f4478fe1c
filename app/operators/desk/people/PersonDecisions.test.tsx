import { examplePersonCard } from '@tally/contract/fixtures/personCard';
import type { PersonCard } from '@tally/contract/operator/personCard';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../../testing/fakeServer';
import { confirmWith, accepted, decideWith, openDesk } from '../../../testing/pages/operatorPage';

const sentTo = (posts: (path: string) => Request[], path: string) =>
  Object.fromEntries(new URL(posts(path)[0]?.url ?? '').searchParams);

/** Opens somebody's card, whose warnings are these. */
async function openCard(warnings: PersonCard['warnings'], replies: Replies = {}) {
  const page = await openDesk('people/88', { getPersonCard: [{ ...examplePersonCard, warnings }], ...replies });
  const title = await screen.findByRole('heading', { name: 'Act on one person' });
  return { ...page, part: within(title.parentElement as HTMLElement) };
}

it('a frozen person without a pending withdrawal is let go on from their card, and their account restored (OPS-13, OPS-27)', async () => {
  const { posts } = await openCard(['FROZEN', 'INVALID ACCOUNT'], {
    postAccountStatus: accepted,
    postFreeze: accepted,
  });
  await decideWith(/^Mark account valid/, 'a mistake');
  await confirmWith('Mark account valid');
  await waitFor(() => expect(posts('/wallet/account/status')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/account/status')).toEqual({
    userId: '88',
    action: 'restore',
    asOf: String(examplePersonCard.asOf),
    reason: 'a mistake',
  });
  await decideWith(/^Unfreeze/, 'a mistake');
  await confirmWith('Unfreeze');
  await waitFor(() => expect(posts('/wallet/freeze')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/freeze')).toEqual({ userId: '88', action: 'unfreeze', reason: 'a mistake' });
});

it('the question about an account names the person, and has the reason that goes along (OPS-27, OPS-50)', async () => {
  const { part } = await openCard([]);
  expect(part.getByRole('button', { name: 'Mark account invalid' })).toBeTruthy();
  await decideWith(/^Mark account invalid/, 'no such number');
  const said = (await screen.findByRole('dialog')).textContent;
  expect(said).toMatch(/^Mark \W?Budi Santoso\W?'s account invalid\?/);
  expect(said).toMatch(/\W?Budi Santoso\W? is asked for another one\./);
  expect(said).toMatch(/Reason\W?no such number/);
});

it.each([
  [['INVALID ACCOUNT'], ['Freeze', 'Mark account valid'], ['Unfreeze', 'Mark account invalid']],
  [['FROZEN'], ['Unfreeze', 'Mark account invalid'], ['Freeze']],
] as const)(
  'what a card says of somebody is not offered to be done once more: %j (OPS-13, OPS-27)',
  async (warnings, offered, others) => {
    const { part } = await openCard([...warnings]);
    for (const name of offered) expect(part.getByRole('button', { name })).toBeTruthy();
    for (const name of others) expect(part.queryByRole('button', { name })).toBeNull();
  },
);

it('numbers that somebody had before can be taken back also while their account is not invalid (OPS-27)', async () => {
  const { part } = await openCard([]);
  expect(part.getByRole('button', { name: 'Mark account valid' })).toBeTruthy();
});

it('a withdrawal that waits leads from the card to its row, where it is paid or refused (OPS-13, OPS-46)', async () => {
  await openCard([]);
  await userEvent.click(screen.getByRole('link', { name: /^To pay.· Withdrawal 4107$/ }));
  expect(await screen.findByRole('button', { name: /^Pay Budi/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Refuse Budi/ })).toBeTruthy();
});
