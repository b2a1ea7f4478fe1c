import { rulesClosing, rulesPausing } from '@tally/contract/fixtures/marketRules';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { confirmWith, accepted, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

const openQueue = async (queue: string, replies: Replies = {}) => {
  const page = openOperatorPage(replies, `/desk#${queue}`);
  await enterKey();
  return page;
};
const queryOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);
/** The server's time in these tests: 1 PM in Manila. */
const noon = Date.UTC(2026, 0, 15, 5);

it('a switch is pressed with a reason after a question, and its market says what is closed (RULES-4)', async () => {
  // For two seconds after a press a server may answer from the rules before.
  const { posts } = await openQueue('switches/ph', {
    getMarketRules: rulesClosing('ph', 'GCash'),
    postSwitch: accepted,
  });
  const state = async (name: string) =>
    within((await screen.findByRole('button', { name })).closest('tr') as HTMLElement).getByText(/^(Running|Paused)$/)
      .textContent;
  await waitFor(async () => expect(await state('GCash')).toBe('Paused'));
  expect(await state('Quiz')).toBe('Running');
  expect(screen.queryByText('DANA')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quiz' }));
  expect((await screen.findByRole('button', { name: 'Pause: Quiz' })).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(await screen.findByLabelText('Reason, to pause or resume it'), ' the game is down ');
  await userEvent.click(screen.getByRole('button', { name: 'Pause: Quiz' }));
  await confirmWith('Pause: Quiz');
  await waitFor(async () => expect(await state('Quiz')).toBe('Paused'));
  expect(posts('/operator/switch').map(queryOf)).toEqual([
    { market: 'ph', what: 'quiz', action: 'close', reason: 'the game is down' },
  ]);
  expect(screen.getByRole('button', { name: 'Resume: Quiz' })).toBeTruthy();
});

it('a pause is given an end, which the question says and the row shows (RULES-10)', async () => {
  const { posts } = await openQueue('switches/ph', { postSwitch: accepted });
  await userEvent.click(await screen.findByRole('button', { name: 'GCash' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'In 1 hour' }));
  await userEvent.type(screen.getByLabelText('Reason, to pause or resume it'), 'maintenance');
  await userEvent.click(screen.getByRole('button', { name: 'Pause: GCash' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/End.*PHT/);
  await confirmWith('Pause: GCash');
  await waitFor(() => expect(posts('/operator/switch')).toHaveLength(1));
  expect(queryOf(posts('/operator/switch')[0])).toMatchObject({ action: 'close', until: String(noon + hourMs) });
  expect(
    await screen.findByText(
      /^It is paused for everybody of this market, and runs again by itself: Jan\s15, 2\sPM\sPHT\.$/,
    ),
  ).toBeTruthy();
});

it('the desk says how long something is paused without an end, and reminds of it after a day (RULES-10)', async () => {
  const getMarketRules = rulesPausing(
    'ph',
    { what: 'GCash', since: noon - dayMs - hourMs },
    { what: 'quiz', since: noon - 2.5 * hourMs },
    { what: 'lottery', since: noon - 2 * dayMs, until: noon + hourMs },
  );
  openOperatorPage(
    {
      getMarketRules: (request: Request) => (request.url.includes('market=ph') ? getMarketRules : rulesClosing('id')),
    },
    '/desk#switches/ph',
  );
  await enterKey();
  const cells = async (name: string) => (await screen.findByRole('button', { name })).closest('tr')?.textContent ?? '';
  await waitFor(async () => expect(await cells('GCash')).toMatch(/No end set, 25\sh so far$/));
  expect(await cells('Quiz')).toMatch(/No end set, 2\sh so far$/);
  expect(screen.getByText('Paused for over a day, with no end set: GCash (Philippines)')).toBeTruthy();
});
