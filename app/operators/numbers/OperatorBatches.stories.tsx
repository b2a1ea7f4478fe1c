import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleBatches, exampleUnequal } from '@tally/contract/fixtures/batches';
import { exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { translateIn } from '#storybook/texts/i18n';
import { enterInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** Exports on the operator page: how far each is, and its file once more (OPS-28). */
const meta = {
  title: 'Screens/Operator batches',
  id: 'screens-operator-batches',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['page'], languages: 'first' } },
  args: {
    path: '/minibd',
    publicPage: true,
    replies: withReplies({ getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(0, 2) } }),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const payoutsPart = async (canvasElement: HTMLElement, locale: unknown) => {
  await enterInStory(canvasElement, locale);
  return within(await within(canvasElement).findByRole('region', { name: translateIn(locale)('ops.payouts') }));
};

/** All batches of the market: open, settled, voided and signed off. */
export const AllExports: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'first' } },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await payoutsPart(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: t('ops.exports_all') }));
    restAt(await part.findByRole('list', { name: t('ops.exports_all') }), 'start');
  },
};
/** Buttons that cannot work are off and say why: one has results, of the other an exception is open (OPS-21, OPS-30). */
export const Off: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'first' } },
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
    const t = translateIn(globals['locale']);
    const part = await payoutsPart(canvasElement, globals['locale']);
    await part.findByText(t('ops.void_off'));
    restAt(await part.findByText(t('ops.sign_off_off')));
  },
};
/** Something in the file had to be deleted, so it cannot be fetched again. */
export const FileGone: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'first' } },
  args: {
    replies: withReplies({
      getPayouts: exampleSentPayouts,
      postBatchFile: { status: 2, info: 'FILE GONE', file: '' },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await payoutsPart(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: new RegExp(`^${t('ops.file_again')}`) }));
    restAt(await part.findByText(t('ops.file_gone')));
  },
};
/** Totals that are not the same keep a batch from being signed off: which, and what they are (OPS-30). */
export const NotSignedOff: Story = {
  args: {
    replies: withReplies({
      getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(1, 2) },
      postBatchSignOff: { ...exampleUnequal, exceptions: 1 },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await payoutsPart(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: new RegExp(`^${t('ops.sign_off')}`) }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('ops.sign_off') }));
    await part.findByText(t('ops.differ_results_ledger'));
  },
};
