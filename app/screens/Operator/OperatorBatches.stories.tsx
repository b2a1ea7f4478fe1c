import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleBatches, exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { enterInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** Exports on the operator page: how far each is, and its file once more (OPS-28). */
const meta = {
  title: 'Screens/Operator batches',
  id: 'screens-operator-batches',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['page'], languages: 'all' } },
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

/** All exports of the market: open, settled, voided and signed off. */
export const AllExports: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await payoutsPart(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: t('ops.exports_all') }));
    await part.findByRole('list', { name: t('ops.exports_all') });
  },
};
/** Something in the file had to be deleted, so it cannot be fetched again. */
export const FileGone: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'first' } },
  args: {
    replies: withReplies({
      getPayouts: exampleSentPayouts,
      postPayoutFile: { status: 2, info: 'FILE GONE', file: '' },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await payoutsPart(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: new RegExp(`^${t('ops.file_again')}`) }));
    await part.findByText(t('ops.file_gone'));
  },
};
