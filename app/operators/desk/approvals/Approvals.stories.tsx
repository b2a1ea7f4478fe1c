import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleApprovals, exampleOtherApprovals } from '@tally/contract/fixtures/approvals';
import { exampleDashboard } from '@tally/contract/fixtures/operator';
import { exampleOperatorActions, noPayouts } from '@tally/contract/fixtures/payouts';
import { noWaitingReviews } from '@tally/contract/fixtures/review';
import { formatMoney } from '@tally/locales/format';
import { userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { trouble } from '#testing/fakeServer';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** What waits for a second operator (OPS-35), and what a key may not do (OPS-34). */
const meta = {
  title: 'Screens/Operator/Approvals',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: {
    path: '/minibd',
    publicPage: true,
    replies: () => ({
      getDashboard: exampleDashboard,
      getPayouts: noPayouts,
      getWaitingReviews: noWaitingReviews,
      getLatestActs: exampleOperatorActions,
      getApprovals: exampleApprovals,
      postApproval: { status: 1, info: '', warnings: [] },
    }),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const enter = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  const field = await within(canvasElement).findByLabelText(t('ops.key_label'), { selector: 'input' });
  await userEvent.type(field, 'key-of-the-operators');
  await userEvent.click(within(canvasElement).getByRole('button', { name: t('ops.key_open') }));
};

/** One asked for by somebody else, and one's own. */
export const Waiting: Story = {
  play: async ({ canvasElement, globals }) => {
    await enter(canvasElement, globals['locale']);
    await within(canvasElement).findByRole('region', { name: translateIn(globals['locale'])('ops.approvals') });
  },
};
/** With a reason the one can be rejected; one's own needs one of its own to be withdrawn. */
export const WithReason: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await enter(canvasElement, globals['locale']);
    const [reason] = await within(canvasElement).findAllByLabelText(t('ops.approval_reason'));
    await userEvent.type(reason as HTMLElement, 'a farm');
    for (const key of ['ops.approval_reject', 'ops.approval_withdraw'] as const)
      await within(canvasElement).findAllByRole('button', { name: new RegExp(`^${t(key)}`) });
  },
};
/** A batch and adjustments (OPS-36), and a request on which nobody decided in time. */
export const Others: Story = {
  args: { replies: () => ({ ...meta.args.replies(), getApprovals: exampleOtherApprovals }) },
  play: async ({ canvasElement, globals }) => {
    await enter(canvasElement, globals['locale']);
    const lapsed = await within(canvasElement).findByText(translateIn(globals['locale'])('ops.approval_lapsed'));
    lapsed.scrollIntoView({ block: 'end' });
  },
};
/** Money for somebody, or back from them, with a reason: a second operator always approves it (OPS-36). */
export const Adjust: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await enter(canvasElement, globals['locale']);
    await userEvent.type(await within(canvasElement).findByLabelText(t('ops.find_user')), '93');
    await userEvent.type(await within(canvasElement).findByLabelText(t('ops.adjust_amount')), '5000');
    await userEvent.type(within(canvasElement).getByLabelText(t('ops.adjust_reason')), 'paid twice');
    await within(canvasElement).findByRole('button', {
      name: t('ops.adjust_clawback', { amount: formatMoney(5000, marketOf(globals)) }),
    });
  },
};
/** The key is right, and may not read. */
export const MayNotRead: Story = {
  args: { replies: () => ({ getDashboard: trouble({ code: 460 }) }) },
  play: async ({ canvasElement, globals }) => {
    await enter(canvasElement, globals['locale']);
    await within(canvasElement).findByText(translateIn(globals['locale'])('ops.key_scope'));
  },
};
