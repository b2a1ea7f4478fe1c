import { exampleAuditActs } from '@tally/contract/fixtures/auditLog';
import { exampleAdApps, exampleDashboard, exampleQueues } from '@tally/contract/fixtures/operator';
import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { examplePresetCount } from '@tally/contract/fixtures/presetCount';
import { exampleWaitingReviews } from '@tally/contract/fixtures/review';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Replies } from '../fakeServer';
import { renderScreen, type RenderScreenOptions } from '../renderScreen';

export const operatorKey = 'key-of-the-operators';

/** Answer to an operation that was carried out; to a press that shows warnings too. */
export const accepted = { status: 1, info: '', warnings: [] };

/** Answer to a press that a second operator has to approve (OPS-35). */
export const needsApproval = { status: 2, info: 'NEEDS APPROVAL', warnings: [] };

/** Opens a page of the operators, with replies of the demo; the key is not entered yet. */
export const openOperatorPage = (replies: Replies = {}, path = '/minibd', more: RenderScreenOptions = {}) =>
  renderScreen(
    path,
    {
      getDashboard: exampleDashboard,
      getAdApps: exampleAdApps,
      getWaitingReviews: exampleWaitingReviews,
      getPayouts: examplePayouts,
      getPresetCount: examplePresetCount,
      getLatestActs: exampleAuditActs,
      getQueues: exampleQueues,
      getApprovals: [],
      ...replies,
    },
    { token: '', publicPage: true, ...more },
  );

export const enterKey = async (typed = operatorKey) => {
  await userEvent.type(await screen.findByLabelText('Key', { selector: 'input' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};

export const confirmWith = async (answer: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));

/** Opens the desk at a place (`pay/4101`), with a key. */
export const openDesk = async (place: string, replies: Replies = {}, more: RenderScreenOptions = {}) => {
  const page = openOperatorPage(replies, `/desk#${place}`, more);
  await enterKey();
  return page;
};

/** Opens a row of a queue's table, by the number in its first column. */
export const openRow = async (id: number) => userEvent.click(await screen.findByRole('button', { name: String(id) }));

/** Selects rows of a queue's table by their numbers. */
export const selectRows = async (...ids: readonly number[]) => {
  for (const id of ids) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
};

/** Presses a button; the facts of the question that is asked, and the button that confirms it. */
export const questionOf = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069]/g, '');
  const facts = dialog
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => plain(`${textContent}: ${nextElementSibling?.textContent}`));
  const buttons = dialog.getAllByRole('button').map(({ textContent }) => plain(textContent));
  return { facts, confirm: buttons.find((label) => label !== 'Cancel') };
};

/** Types a reason into the card of a button. */
export const typeReason = async (button: RegExp, reason: string) => {
  const card = (await screen.findByRole('button', { name: button })).closest('li');
  if (!card) throw new Error(`no card: ${button}`);
  await userEvent.type(within(card).getByLabelText(/^Reason, /), reason);
};

/** Presses a button that opens its reasons, gives another one than the usual ones, and goes on to the question. */
export const decideWith = async (button: RegExp, reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const reasons = within(await screen.findByRole('group', { name: /Reason$/ }));
  const other = reasons.queryByRole('button', { name: 'Other…' });
  if (other) await userEvent.click(other);
  await userEvent.type(reasons.getByLabelText('Reason'), reason);
  await userEvent.click(reasons.getByRole('button'));
};

/** The section of the counters; other sections, which load later, have terms of their own. */
export const counters = async () => within(await screen.findByRole('region', { name: 'Overview' }));
