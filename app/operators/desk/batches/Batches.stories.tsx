import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleBatches, exampleUnequal, openBatch } from '@tally/contract/fixtures/batches';
import { exampleSentPayouts, payoutsIn } from '@tally/contract/fixtures/payouts';
import { userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { expectVisible } from '#testing/expectVisible';
import { confirmInStory, openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** What is with the provider (OPS-20, OPS-21, OPS-28, OPS-30): how far each batch is, and its file once more. */
const meta = {
  title: 'Screens/Desk/Batches',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: {
    path: '/desk#batches/37',
    publicPage: true,
    replies: withReplies({ getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(0, 2) } }),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Those that are with the provider in a table, of which none is open: how far each is, at a glance. */
export const WithTheProvider: Story = {
  parameters: { picture: { frames: ['phone', 'desktop'], languages: ['en', 'id', 'pt_br'] } },
  args: { path: '/desk#batches' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    restAt(await canvas.findByRole('table', { name: t('ops.exports') }), 'start');
  },
};
/** All batches of the market: open, settled, voided and signed off; one that was voided is open. */
export const AllExports: Story = {
  parameters: { picture: { frames: ['phone', 'desktop'], languages: ['en', 'id', 'pt_br'] } },
  args: { path: '/desk#batches' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('ops.exports_all') }));
    const table = await canvas.findByRole('table', { name: t('ops.exports_all') });
    await userEvent.click(within(table).getByRole('button', { name: '35' }));
    await canvas.findByText('the mail came back', { exact: false });
    restAt(table, 'start');
  },
};
/** Disabled buttons say why: one batch has results, the other has an open exception (OPS-21, OPS-30). */
export const Off: Story = {
  args: {
    replies: withReplies({
      getPayouts: {
        ...exampleSentPayouts,
        exports: exampleBatches
          .slice(0, 2)
          .map((batch) => ({ ...batch, hasResults: true, exceptions: batch.state === 'SETTLED' ? 1 : 0 })),
      },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(t('ops.void_off'));
    await userEvent.click(canvas.getByRole('button', { name: '36' }));
    restAt(await canvas.findByText(t('ops.sign_off_off')));
  },
};
/** Something in the file had to be deleted, so it cannot be fetched again. */
export const FileGone: Story = {
  args: {
    replies: withReplies({
      getPayouts: exampleSentPayouts,
      postBatchFile: { status: 2, info: 'FILE GONE', file: '' },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.file_again')}`) }));
    restAt(await canvas.findByText(t('ops.file_gone')));
  },
};
/** A batch whose totals differ can't be signed off: the page shows which differ, and by how much (OPS-30). */
export const NotSignedOff: Story = {
  parameters: { picture: { frames: ['page'], languages: 'operators' } },
  args: {
    path: '/desk#batches/36',
    replies: withReplies({
      getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(1, 2) },
      postBatchSignOff: { ...exampleUnequal, exceptions: 1 },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.sign_off')}`) }));
    await confirmInStory(t('ops.sign_off'));
    await canvas.findByText(t('ops.differ_results_ledger'));
  },
};

const voidButton = async ({ t, canvas }: Awaited<ReturnType<typeof openInStory>>) => {
  const button = () => canvas.findByRole('button', { name: new RegExp(`^${t('ops.export_void')}`) });
  await userEvent.click(await button());
  await userEvent.type(await canvas.findByLabelText(t('ops.batch_reason')), 'the mail came back');
  return button();
};

/** A batch that the provider has not got can be voided, with a reason (OPS-21). */
export const VoidWithReason: Story = {
  args: { replies: withReplies({ getPayouts: exampleSentPayouts }) },
  play: async ({ canvasElement, globals }) =>
    restAt(await voidButton(await openInStory(canvasElement, globals['locale']))),
};
/** A batch above the limit is voided by two (OPS-35). */
export const VoidWithSecond: Story = {
  args: {
    replies: (market, locale) => {
      const page = payoutsIn[market];
      const exports = [{ ...openBatch, amount: page.totalAmount, asksSecond: true }];
      return withReplies({ getPayouts: { ...page, exports } })(market, locale);
    },
  },
  play: async ({ canvasElement, globals }) => {
    const opened = await openInStory(canvasElement, globals['locale']);
    const pressed = await voidButton(opened);
    restAt(pressed);
    await userEvent.click(pressed);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expectVisible(dialog.getByText(opened.t('ops.second_all')));
  },
};
