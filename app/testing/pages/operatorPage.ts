import { exampleAdApps, exampleDashboard, exampleQueues } from '@tally/contract/fixtures/operator';
import { exampleOperatorActions, examplePayouts } from '@tally/contract/fixtures/payouts';
import { exampleWaitingReviews } from '@tally/contract/fixtures/review';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Replies } from '../fakeServer';
import { renderScreen } from '../renderScreen';

export const operatorKey = 'key-of-the-operators';

/** Answer to an operation that was carried out. */
export const done = { status: 1, info: '' };

/** Opens a page of the operators, with replies of the demo; the key is not entered yet. */
export const openOperatorPage = (replies: Replies = {}, path = '/minibd') =>
  renderScreen(
    path,
    {
      getDashboard: exampleDashboard,
      getAdApps: exampleAdApps,
      getWaitingReviews: exampleWaitingReviews,
      getPayouts: examplePayouts,
      getOperatorActions: exampleOperatorActions,
      getQueues: exampleQueues,
      getApprovals: [],
      ...replies,
    },
    { token: '', publicPage: true },
  );

export const enterKey = async (typed = operatorKey) => {
  await userEvent.type(await screen.findByLabelText('Key', { selector: 'input' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};

export const confirmWith = async (answer: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));

/** Types a reason into the card of a button. */
export const typeReason = async (button: RegExp, reason: string) => {
  const card = (await screen.findByRole('button', { name: button })).closest('li');
  if (!card) throw new Error(`no card: ${button}`);
  await userEvent.type(within(card).getByLabelText(/^Reason, /), reason);
};

/** The section with the pending withdrawals. */
export const payoutsSection = async () => within(await screen.findByRole('region', { name: 'Pending withdrawals' }));

/** The section of the counters; other sections, which load later, have terms of their own. */
export const counters = async () => within(await screen.findByRole('region', { name: 'Numbers' }));
