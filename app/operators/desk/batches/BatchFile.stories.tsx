import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleFullPayoutFile, exampleResults } from '@tally/contract/fixtures/payouts';
import { userEvent } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { confirmInStory, longResults, openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** The file for the payment provider, and the file with its results (OPS-16, OPS-24, OPS-26). */
const meta = {
  title: 'Screens/Desk/Batch file',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/desk#batches', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** The file was full before everything was in it (OPS-26). */
export const ExportIsFull: Story = {
  args: { replies: withReplies({ postBatch: exampleFullPayoutFile }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('ops.file_export') }));
    await confirmInStory(t('ops.export_make'));
    await canvas.findByText(t('ops.export_left', { count: 1000, all: 1203 }));
  },
};
/** The number of accepted lines, and each line that was not taken (OPS-16). */
export const ResultsTaken: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const lines = Array.from({ length: 15 }, (_, nth) => `${4101 + nth};IDR;12333;PAID;38`);
    const file = new File([['id;currency;amount;result;export', ...lines].join('\n')], 'results.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(await canvas.findByLabelText(t('ops.file_import')), file);
    await confirmInStory(t('ops.take_results'));
    restAt(await canvas.findByText(t('ops.file_problem', { line: 4, info: t('ops.line_bad_result') })));
  },
};
/** A file that is no text is not sent (OPS-24). */
export const ResultsUnreadable: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const file = new File([Uint8Array.from([0x50, 0x4b, 0x03, 0x04])], 'results.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText(t('ops.file_import')), file);
    await canvas.findByText(t('ops.file_bad_encoding'));
  },
};
/** A file that is too large for one request goes in parts (OPS-24). */
export const ResultsInParts: Story = {
  args: { replies: withReplies({ postBatchResults: exampleResults }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.upload(await canvas.findByLabelText(t('ops.file_import')), longResults());
    await confirmInStory(t('ops.take_results'));
    restAt(await canvas.findByText(t('ops.file_parts', { parts: 2 })));
  },
};
