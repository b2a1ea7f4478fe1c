import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLittleLeft, withNothingLeft } from '@tally/contract/fixtures/aloneLimits';
import { openBatch } from '@tally/contract/fixtures/batches';
import { examplePayoutExceptions, payoutsIn } from '@tally/contract/fixtures/payouts';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { expectVisible } from '#testing/expectVisible';
import { openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** The questions before money leaves: how much, what is left to the operator, and whether a second one is asked (OPS-35). */
const meta = {
  title: 'Screens/Operator/Questions',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: { path: '/minibd', publicPage: true },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;
type Opened = Awaited<ReturnType<typeof openInStory>>;

/** A press, and the question that is asked, which has this text. */
const question = (
  pageOf: (page: PendingPayouts) => PendingPayouts,
  press: (opened: Opened) => Promise<HTMLElement>,
  says: 'ops.second_none' | 'ops.second_all' | 'ops.preset_stay',
): Story => ({
  args: { replies: (market, locale) => withReplies({ getPayouts: pageOf(payoutsIn[market]) })(market, locale) },
  play: async ({ canvasElement, globals }) => {
    const opened = await openInStory(canvasElement, globals['locale']);
    const pressed = await press(opened);
    restAt(pressed);
    await userEvent.click(pressed);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expectVisible(dialog.getByText(opened.t(says)));
  },
});

/** The last button of the list whose name begins so. */
const button =
  (key: 'ops.payout_pay' | 'ops.file_export' | 'ops.exception_return' | 'ops.export_void', reason?: string) =>
  async ({ t, canvas }: Opened) => {
    const part = within(await canvas.findByRole('region', { name: t('ops.payouts') }));
    const find = () => part.findAllByRole('button', { name: new RegExp(`^${t(key).replaceAll(/[()]/g, '.')}`) });
    const [first] = await find();
    const card = first?.closest('li');
    if (reason && card) await userEvent.type(within(card).getByRole('textbox'), reason);
    return (await find()).at(-1) as HTMLElement;
  };

export const PayAlone: Story = question((page) => page, button('ops.payout_pay'), 'ops.second_none');
export const PayWithSecond: Story = question(withLittleLeft, button('ops.payout_pay'), 'ops.second_all');
/** What of the page leaves at once, and what a second operator is asked for. */
export const PayPage: Story = {
  args: {
    replies: (market, locale) => withReplies({ getPayouts: withLittleLeft(payoutsIn[market]) })(market, locale),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = within(await canvas.findByRole('region', { name: t('ops.payouts') }));
    const pressed = await part.findByRole('button', { name: /21/ });
    restAt(pressed);
    await userEvent.click(pressed);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expectVisible(dialog.getByText(t('ops.second')));
  },
};
/** A preset asks nobody: what is above what is left stays pending. */
export const Preset: Story = question(
  withLittleLeft,
  async ({ t, canvas }) => {
    const part = within(await canvas.findByRole('region', { name: t('ops.all_users') }));
    return (await part.findAllByRole('button'))[0] as HTMLElement;
  },
  'ops.preset_stay',
);
/** Whoever caused an exception asks a second operator to book it back (OPS-30). */
export const BookBack: Story = question(
  (page) => ({
    ...page,
    exceptionCount: 1,
    exceptions: examplePayoutExceptions.exceptions
      .filter(({ canReturn }) => canReturn)
      .map((exception) => ({ ...exception, amount: page.totalAmount / 3, isOwn: true })),
  }),
  button('ops.exception_return', 'asked the provider'),
  'ops.second_all',
);
/** A batch above the limit is voided by two. */
export const Void: Story = question(
  (page) => ({ ...page, exports: [{ ...openBatch, amount: page.totalAmount, asksSecond: true }] }),
  button('ops.export_void', 'the mail came back'),
  'ops.second_all',
);
/** Nothing is left: every press asks a second operator. */
export const NothingLeft: Story = question(withNothingLeft, button('ops.file_export'), 'ops.second_all');
