import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLittleLeft } from '@tally/contract/fixtures/aloneLimits';
import { exampleSentPayouts, noPayouts, payoutsIn, withInvalidAccount } from '@tally/contract/fixtures/payouts';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { restAt } from '#storybook/restAt';
import { expectVisible } from '#testing/expectVisible';
import { trouble, type Replies } from '#testing/fakeServer';
import { enterInStory, openInStory, openSecondRow, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';
import { truncatedName } from '#testing/truncatedName';

/** Pending withdrawals on the desk (OPS-12, OPS-13, OPS-14): those that are selected are paid by one press, one is decided about. */
const meta = {
  title: 'Screens/Desk/Pay',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/desk#pay', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const replies =
  (pageOf: (page: PendingPayouts) => PendingPayouts, more: Replies = {}): SceneArgs['replies'] =>
  (market, locale) =>
    withReplies({ getPayouts: pageOf(payoutsIn[market]), ...more })(market, locale);

/** Selects the rows of these places. */
const selectInStory = async (canvasElement: HTMLElement, ...places: readonly number[]) => {
  for (const at of places)
    await userEvent.click((await within(canvasElement).findAllByRole('checkbox', { name: /\d/ }))[at] as HTMLElement);
};

/** Those that have no warning are selected together, and the foot says how many and what sum (OPS-73). */
export const Selected: Story = {
  parameters: { picture: { frames: ['phone', 'desktop'], languages: 'first' }, rules: ['OPS-73'] },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('ops.select_all') }));
    const market = marketOf(globals);
    const amount = formatMoney(payoutsIn[market].items[0]?.amount ?? NaN, market);
    const pay = await canvas.findByRole('button', { name: t('ops.payout_batch', { count: 1, amount }) });
    restAt(pay);
  },
};
/** One press pays the withdrawals that are selected; none is left (OPS-14). */
export const PayShown: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await selectInStory(canvasElement, 0, 1);
    await userEvent.click(await canvas.findByRole('button', { name: /21/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: truncatedName(t('ops.confirm_title')) });
    await userEvent.click(within(dialog).getByRole('button', { name: /21/ }));
    await canvas.findByText(t('ops.payouts_empty'));
  },
};
/** A press for several pays no more than the chosen filter shows. */
export const PayFiltered: Story = {
  args: { path: '/desk#pay/ready' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await selectInStory(canvasElement, 0);
    const market = marketOf(globals);
    const amount = formatMoney(payoutsIn[market].items[0]?.amount ?? NaN, market);
    await canvas.findByRole('button', { name: t('ops.payout_batch', { count: 1, amount }) });
  },
};
/** A press on what needs a reason opens the usual ones (OPS-75). */
export const Reasons: Story = {
  parameters: { picture: { frames: ['phone', 'desktop'], languages: 'first' }, rules: ['OPS-75'] },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.payouts'));
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.payout_refuse')}`) }));
    restAt(await canvas.findByRole('button', { name: t('ops.why_else') }));
  },
};
/** A withdrawal can be refused with a reason (OPS-13). */
export const Refuse: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.payouts'));
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.payout_refuse')}`) }));
    await userEvent.click(await canvas.findByRole('button', { name: t('ops.why_name') }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(t('ops.why_name'));
  },
};
/** The largest amount first, by a press on the name of its column (OPS-71). */
export const Sorted: Story = {
  parameters: { picture: { frames: ['desktop'], languages: 'first' }, rules: ['OPS-71'] },
  args: { path: '/desk#pay/by-amount-down' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const table = within(await canvas.findByRole('table', { name: t('ops.payouts') }));
    const { id = NaN } = payoutsIn[marketOf(globals)].items[1] ?? {};
    await expect(table.getAllByRole('button', { name: /^\d+$/ })[0]).toHaveTextContent(`${id}`);
  },
};
/** What is with the provider is counted, and stands in its batch (OPS-20). */
export const WithTheProvider: Story = {
  args: { replies: withReplies({ getPayouts: exampleSentPayouts }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const table = within(await canvas.findByRole('table', { name: t('ops.payouts') }));
    await expect(table.getAllByRole('button', { name: /^\d+$/ })).toHaveLength(1);
  },
};
/** A withdrawal to an account that was declared invalid: it can be refused, or the account restored (OPS-27). */
export const InvalidAccount: Story = {
  args: { replies: replies(withInvalidAccount) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.payouts'));
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.account_restore')}`) }));
    const reason = await canvas.findByLabelText(t('ops.reason'));
    await userEvent.type(reason, 'the provider found it');
    const row = within(await canvas.findByRole('list', { name: t('ops.payouts') }));
    await expect(row.queryByRole('button', { name: new RegExp(`^${t('ops.payout_pay')} `) })).toBeNull();
    restAt(reason);
  },
};

/** The question before the payment of the second row, which says this of a second operator (OPS-35). */
const question = (
  pageOf: (page: PendingPayouts) => PendingPayouts,
  says: 'ops.second_none' | 'ops.second_all',
): Story => ({
  args: { replies: replies(pageOf) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const { id = NaN } = payoutsIn[marketOf(globals)].items[1] ?? {};
    await userEvent.click(await canvas.findByRole('button', { name: String(id) }));
    const row = within(await canvas.findByRole('list', { name: t('ops.payouts') }));
    const pay = await row.findByRole('button', { name: new RegExp(`^${t('ops.payout_pay')} `) });
    restAt(pay);
    await userEvent.click(pay);
    await expectVisible(within(await within(document.body).findByRole('dialog')).getByText(t(says)));
  },
});
export const PayAlone: Story = question((page) => page, 'ops.second_none');
export const PayWithSecond: Story = question(withLittleLeft, 'ops.second_all');
/** Which payments of the page leave at once, and which wait for a second operator. */
export const PayPage: Story = {
  args: { replies: replies(withLittleLeft) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await selectInStory(canvasElement, 0, 1);
    await userEvent.click(await canvas.findByRole('button', { name: /21/ }));
    await expectVisible(within(await within(document.body).findByRole('dialog')).getByText(t('ops.second')));
  },
};
/** A press of which some failed: how many were paid, and what to do. */
export const PartlyPaid: Story = {
  args: {
    replies: replies((page) => page, {
      postPayShown: {
        status: 2,
        info: 'SOME FAILED',
        users: 1,
        withdrawals: 1,
        amount: 1000,
        waiting: 0,
        waitingAmount: 0,
      },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await selectInStory(canvasElement, 0, 1);
    await userEvent.click(await canvas.findByRole('button', { name: /21/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /21/ }));
    await canvas.findByText(new RegExp(t('ops.batch_some_failed')));
  },
};
export const Empty: Story = {
  args: { replies: withReplies({ getPayouts: noPayouts }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(t('ops.payouts_empty'));
  },
};
export const Loading: Story = {
  args: { replies: withReplies({ getPayouts: trouble('never') }) },
  play: async ({ canvasElement, globals }) => enterInStory(canvasElement, globals['locale']),
};
export const Failed: Story = {
  args: { replies: withReplies({ getPayouts: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('button', { name: t('common.retry') });
  },
};
