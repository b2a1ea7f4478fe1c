import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLittleLeft, withLittleLeft, withNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { examplePayoutFile, largePayoutFile, payoutsIn } from '@tally/contract/fixtures/payouts';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { expectVisible } from '#testing/expectVisible';
import type { Replies } from '#testing/fakeServer';
import { confirmInStory, openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const { aloneCount, count } = exampleLittleLeft.due;
const aloneAmountIn = (market: Market) => withLittleLeft(payoutsIn[market]).due.aloneAmount;

/** A batch above what its operator may let leave alone: a second one is asked, or it is made up to that (OPS-35). */
const meta = {
  title: 'Screens/Desk/Questions',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: 'operators' } },
  args: { path: '/desk#batches', publicPage: true },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const replies = (pageOf: (page: PendingPayouts) => PendingPayouts, more: Replies = {}): Pick<SceneArgs, 'replies'> => ({
  replies: (market, locale) => withReplies({ getPayouts: pageOf(payoutsIn[market]), ...more })(market, locale),
});

/** The question before a batch of all that is due, which says this of a second operator. */
const question = (
  pageOf: (page: PendingPayouts) => PendingPayouts,
  says: 'ops.second_none' | 'ops.second_all',
): Story => ({
  args: replies(pageOf),
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('ops.file_export') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expectVisible(dialog.getByText(t(says)));
  },
});

export const ExportAlone: Story = question((page) => page, 'ops.second_none');
export const ExportWithSecond: Story = question(withLittleLeft, 'ops.second_all');
/** There is nothing that could be made without a second operator. */
export const NothingLeft: Story = question(withNothingLeft, 'ops.second_all');
/** Only so many of all that is due, without a second operator. */
export const ExportPart: Story = {
  args: replies(withLittleLeft),
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const amount = formatMoney(aloneAmountIn(marketOf(globals)), marketOf(globals));
    const name = t('ops.export_alone', { count: aloneCount, all: count, amount });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expectVisible(dialog.getByText(t('ops.second_none')));
  },
};
/** It holds what was left; the others stay pending. */
export const PartMade: Story = {
  args: replies(withLittleLeft, {
    postBatch: { ...examplePayoutFile, count: aloneCount, left: count - aloneCount },
  }),
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const amount = formatMoney(aloneAmountIn(marketOf(globals)), marketOf(globals));
    const name = t('ops.export_alone', { count: aloneCount, all: count, amount });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await confirmInStory(t('ops.export_make'));
    await canvas.findByText(t('ops.export_part', { count: aloneCount, all: `${count}` }));
  },
};
/** What was asked for waits for a second operator. */
export const Asked: Story = {
  args: replies(withLittleLeft, { postBatch: { ...largePayoutFile, count, left: 0 } }),
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('ops.file_export') }));
    await confirmInStory(t('ops.ask_second'));
    await canvas.findByText(t('ops.export_asked', { id: 38, count }));
  },
};
