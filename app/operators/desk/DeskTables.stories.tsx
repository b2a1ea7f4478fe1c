import type { Meta, StoryObj } from '@storybook/react-vite';
import { restAt } from '#storybook/restAt';
import { rulesPausing, rulesWith } from '@tally/contract/fixtures/marketRules';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { queuesWith } from '@tally/contract/fixtures/operator';
import { exampleApprovals, exampleOtherApprovals } from '@tally/contract/fixtures/approvals';
import { exampleBatches } from '@tally/contract/fixtures/batches';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { examplePayoutExceptions, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { userEvent, within } from 'storybook/test';
import { trouble } from '#testing/fakeServer';
import { confirmInStory, longResults, openInStory, openSecondRow, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** The desk's tables of what is decided one by one (OPS-48), and a file on its way. */
const meta = {
  title: 'Screens/Desk/Tables',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: ['en', 'id', 'pt_br'] } },
  args: { path: '/desk', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A request of another operator is approved, or rejected with a reason (OPS-35). */
export const Approvals: Story = {
  args: {
    path: '/desk#approvals',
    replies: withReplies({ getApprovals: [...exampleApprovals, ...exampleOtherApprovals] }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const table = within(await canvas.findByRole('table', { name: t('ops.approvals') }));
    await userEvent.click(table.getByRole('button', { name: '5' }));
    await userEvent.type(await canvas.findByLabelText(t('ops.approval_reason')), 'a farm');
    const reject = await canvas.findByRole('button', { name: new RegExp(`^${t('ops.approval_reject')}`) });
    restAt(reject);
  },
};
/** Nothing waits for a second operator. */
export const NoApprovals: Story = {
  args: { path: '/desk#approvals' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(t('ops.approvals_empty'));
  },
};
/** Those that were rejected before, one of them open. */
export const Reviews: Story = {
  args: { path: '/desk#reviews' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('radio', { name: t('ops.desk_again') }));
    await userEvent.click(within(canvas.getByRole('table')).getByRole('button', { name: '7002' }));
    const pass = await canvas.findByRole('button', { name: new RegExp(`^${t('ops.review_reject_4')}`) });
    restAt(pass);
  },
};
/** A payment that did not arrive can be booked back, with a reason (OPS-22, OPS-25). */
export const Exceptions: Story = {
  args: {
    path: '/desk#exceptions',
    replies: withReplies({ getPayouts: examplePayoutExceptions, getQueues: queuesWith({ exceptions: 2 }) }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.exceptions'));
    await userEvent.type(await canvas.findByLabelText(t('ops.exception_reason')), 'no such account');
    const back = await canvas.findByRole('button', { name: new RegExp(`^${t('ops.exception_return')}`) });
    restAt(back);
  },
};
/** Which part of a long file is on its way. */
export const Sending: Story = {
  args: {
    path: '/desk#batches',
    replies: withReplies({
      getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(0, 2) },
      postBatchResults: trouble('never'),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.upload(await canvas.findByLabelText(t('ops.file_import')), longResults());
    await confirmInStory(t('ops.take_results'));
    await canvas.findByText(t('ops.file_sending', { name: 'results.csv', part: 1, parts: 2 }));
  },
};
/** A task is closed at once, with a reason and an end; what has no end is reminded of (RULES-4, RULES-10). */
export const Switches: Story = {
  args: {
    path: '/desk#switches/id',
    replies: withReplies({
      getMarketRules: ({ url }) =>
        url.includes('market=id')
          ? rulesPausing(
              'id',
              { what: 'lottery', since: exampleNow - hourMs, until: exampleNow + hourMs },
              { what: 'GoPay', since: exampleNow - 2 * dayMs },
              { what: 'words', since: exampleNow - 3 * hourMs },
            )
          : rulesWith('ph', {}),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const table = within(await canvas.findByRole('table', { name: t('ops.switches') }));
    await table.findByText('GoPay');
    await table.findByText(t('ops.pause_lasts', { hours: 48 }).replace(/\s/g, ' '));
    await userEvent.click(table.getByRole('button', { name: t('task.quiz_title') }));
    await userEvent.click(await canvas.findByRole('radio', { name: t('ops.pause_hour') }));
    await userEvent.type(await canvas.findByLabelText(t('ops.switch_reason')), 'the game is down');
    const close = await canvas.findByRole('button', { name: t('ops.switch_close', { name: t('task.quiz_title') }) });
    restAt(close);
  },
};
