import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePayoutExceptions, payoutsIn } from '@tally/contract/fixtures/payouts';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { expect, userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { expectVisible } from '#testing/expectVisible';
import { openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const exceptionsOf =
  (isOwn: boolean): SceneArgs['replies'] =>
  (market, locale) => {
    const page = payoutsIn[market];
    const exceptions = examplePayoutExceptions.exceptions.map((exception) => ({
      ...exception,
      amount: page.totalAmount / 3,
      isOwn,
    }));
    const getPayouts: PendingPayouts = { ...page, exceptionCount: exceptions.length, exceptions };
    return withReplies({ getPayouts })(market, locale);
  };

/** Results that contradict the books: double money, and a payment that can be booked back (OPS-22, OPS-25). */
const meta = {
  title: 'Screens/Desk/Exceptions',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/desk#exceptions/6', publicPage: true, replies: exceptionsOf(false) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Types a reason, and presses the button that books a payment back; the question that is asked. */
const bookBack = async (canvasElement: HTMLElement, locale: unknown) => {
  const { t, canvas } = await openInStory(canvasElement, locale);
  await userEvent.type(await canvas.findByLabelText(t('ops.exception_reason')), 'asked the provider');
  const back = await canvas.findByRole('button', { name: new RegExp(`^${t('ops.exception_return')}`) });
  restAt(back);
  await userEvent.click(back);
  return { t, dialog: await within(document.body).findByRole('dialog') };
};

/** The question names person, amount, what the provider said, and the reason. */
export const BookBack: Story = {
  play: async ({ canvasElement, globals }) => {
    const { dialog } = await bookBack(canvasElement, globals['locale']);
    await expect(dialog).toHaveTextContent('asked the provider');
  },
};
/** Whoever caused an exception asks a second operator to book it back (OPS-30). */
export const BookBackWithSecond: Story = {
  args: { replies: exceptionsOf(true) },
  play: async ({ canvasElement, globals }) => {
    const { t, dialog } = await bookBack(canvasElement, globals['locale']);
    await expectVisible(within(dialog).getByText(t('ops.second_all')));
  },
};
/** Double money can only be closed, with a reason. */
export const PaidTwice: Story = {
  args: { path: '/desk#exceptions/5' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    restAt(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.exception_close')}`) }));
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${t('ops.exception_return')}`) })).toBeNull();
  },
};
