import { exampleAuditActs } from '@tally/contract/fixtures/auditLog';
import { exampleDashboard, exampleQueues } from '@tally/contract/fixtures/operator';
import { exampleBatches, exampleSignOff } from '@tally/contract/fixtures/batches';
import { examplePayoutFile, examplePayouts, exampleResultProblems } from '@tally/contract/fixtures/payouts';
import { exampleWaitingReviews } from '@tally/contract/fixtures/review';
import { userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { isVisualTest, waitUntilIdle } from '#storybook/visualTest';
import type { Replies } from '../fakeServer';
import type { SceneArgs } from '../screenStory';
import { payingServer } from './payingServer';

/** Replies of the operators' calls, for a story. */
export const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  () => ({
    getDashboard: exampleDashboard,
    postUpdateScore: { status: 1, info: '', users: 14, withdrawals: 9, amount: 61000 },
    postFeedbackProcess: { status: 1, info: '', count: 3 },
    ...payingServer(examplePayouts),
    postBatch: examplePayoutFile,
    postBatchResults: exampleResultProblems,
    getBatches: exampleBatches,
    postBatchFile: { status: 1, info: '', file: examplePayoutFile.file },
    postBatchSignOff: exampleSignOff,
    postBatchVoid: { status: 1, info: '' },
    postExceptionResolve: { status: 1, info: '' },
    postFreeze: { status: 1, info: '' },
    postSwitch: { status: 1, info: '' },
    postAdjustment: { status: 2, info: 'NEEDS APPROVAL' },
    postAccountStatus: { status: 1, info: '' },
    postNumberClaim: { status: 2, info: 'NEEDS APPROVAL' },
    getLatestActs: exampleAuditActs,
    getQueues: exampleQueues,
    getApprovals: [],
    postApproval: { status: 1, info: '', warnings: [] },
    getWaitingReviews: exampleWaitingReviews,
    postReviewProcess: { status: 1, info: '' },
    ...more,
  });

/** Types an operator's key, and opens the page with it. */
export const enterInStory = async (canvasElement: HTMLElement, locale: unknown, key = 'key-of-the-operators') => {
  const t = translateIn(locale);
  await userEvent.type(await within(canvasElement).findByLabelText(t('ops.key_label'), { selector: 'input' }), key);
  await userEvent.click(within(canvasElement).getByRole('button', { name: t('ops.key_open') }));
};

/** `enterInStory`, and what a story goes on with: its texts, and queries of its canvas. */
export const openInStory = async (canvasElement: HTMLElement, locale: unknown) => {
  await enterInStory(canvasElement, locale);
  // How far a field scrolls that is typed into depends on the lists that have come by then.
  if (isVisualTest) await waitUntilIdle();
  return { t: translateIn(locale), canvas: within(canvasElement) };
};

/** Opens the second row of a table on the desk by its keys. */
export const openSecondRow = async (canvasElement: HTMLElement, caption: string) => {
  const table = await within(canvasElement).findByRole('table', { name: caption });
  const [first] = within(table).getAllByRole('button', { name: /^\d+$/ });
  first?.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
};

/** Confirms the open question by the label of its button. */
export const confirmInStory = async (label: string) =>
  userEvent.click(within(await within(document.body).findByRole('dialog')).getByRole('button', { name: label }));

/** More lines of results than one request takes. */
export const longResults = () => {
  const lines = Array.from({ length: 900 }, (_, nth) => `${4101 + nth},IDR,1000,PAID,38`);
  return new File([['id,currency,amount,result,export', ...lines].join('\n')], 'results.csv', { type: 'text/csv' });
};
