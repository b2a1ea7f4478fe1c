import { restAt } from '#storybook/restAt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleBatches } from '@tally/contract/fixtures/batches';
import { exampleSentPayouts, payoutsIn } from '@tally/contract/fixtures/payouts';
import { examplePersonCard } from '@tally/contract/fixtures/personCard';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import type { Replies } from '#testing/fakeServer';
import { openInStory, openSecondRow, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies = (more: Replies) => withReplies({ getPersonCard: [examplePersonCard], ...more });

/** What operators have to look at before money leaves or a number changes its owner (OPS-12, OPS-66, ACCOUNT-20). */
const meta = {
  title: 'Screens/Desk/Verdicts',
  render: screenStory,
  // Only operators see this page: one language is enough for the screenshots.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: 'operators' } },
  args: { path: '/desk', publicPage: true, replies: replies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A page of which the second row's owner owes something, and came with others within an hour (OPS-12, OPS-36). */
const owing = (market: Market): PendingPayouts => ({
  ...payoutsIn[market],
  items: payoutsIn[market].items.map((item, nth) =>
    nth === 0 ? item : { ...item, warnings: ['DEBT', 'MEMBER BURST'], debt: item.amount * 0.6 },
  ),
});
const whenOwing =
  (more: Replies = {}): SceneArgs['replies'] =>
  (market, locale) =>
    replies({ getPayouts: owing(market), ...more })(market, locale);
/** Warnings that explain themselves: a debt with its amount, members who came within an hour. */
export const Owes: Story = {
  args: { replies: whenOwing() },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.payouts'));
    await canvas.findByText(t('ops.warn_members_hint'));
    restAt(
      await canvas.findByRole('link', {
        name: t('ops.card_open', { id: payoutsIn[marketOf(globals)].items[1]?.userId ?? 0 }),
      }),
    );
  },
};
/** A warning came after the page was made: the press is refused, and the page shows it (OPS-66). */
export const WarningCame: Story = {
  args: {
    replies: whenOwing({ postPayout: { status: 2, info: 'WARNING CHANGED', warnings: ['DEBT'] } }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.payouts'));
    const row = within(await canvas.findByRole('list', { name: t('ops.payouts') }));
    await userEvent.click(await row.findByRole('button', { name: new RegExp(`^${t('ops.payout_pay')} `) }));
    await userEvent.click(
      within(await within(document.body).findByRole('dialog')).getByRole('button', { name: t('ops.payout_pay') }),
    );
    await within(document.body).findByText(new RegExp(t('ops.refused_warnings').replaceAll('\u00a0', ' ')));
  },
};
/** Somebody says that the number of another account is theirs by now (ACCOUNT-20), and owes something. */
export const ClaimsNumber: Story = {
  args: {
    path: '/desk#people/88',
    replies: replies({
      getPersonCard: [
        {
          ...examplePersonCard,
          warnings: ['DEBT'],
          debt: 12_000,
          claims: [
            {
              accountType: 'DANA',
              accountNo: '08••••90',
              ownerId: 12,
              time: examplePersonCard.opened,
              ownerOpened: examplePersonCard.opened - 400 * 86_400_000,
            },
          ],
        },
      ],
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByRole('textbox', { name: t('ops.claim_reason') }), 'photo of the app');
    restAt(canvas.getByRole('button', { name: t('ops.claim_give') }));
  },
};
/** A batch that holds withdrawals of people who owe something. */
export const OwingBatch: Story = {
  args: {
    path: '/desk#batches/37',
    replies: replies({
      getPayouts: {
        ...exampleSentPayouts,
        exports: exampleBatches.slice(0, 1).map((batch) => ({ ...batch, debts: 2 })),
      },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findAllByText(t('ops.batch_debts', { count: 2 }));
  },
};
