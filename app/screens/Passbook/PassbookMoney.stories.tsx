import type { Meta, StoryObj } from '@storybook/react-vite';
import { partlyReturnedPassbooks, passbooks, reviewedPassbooks } from '@tally/contract/fixtures/wallet';
import { expect, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { passbookReplies } from '#testing/pages/passbookStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** Withdrawals that are looked at once more before they are paid, and those of which a part came back. */
const meta = {
  title: 'Screens/Passbook/Money',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/passbook', token: true },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A second operator looks at it before it is paid: the row says so, and until when at most (OPS-35). */
export const UnderReview: Story = {
  parameters: wholePage,
  args: { replies: (market) => ({ ...passbookReplies(market), getPassbook: reviewedPassbooks[market] }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const row = await within(canvasElement).findByText(t('passbook.review'));
    await expect(row).toBeVisible();
    const [before = '', after = ''] = t('passbook.review_hint', { date: '|' }).replaceAll('\u00a0', ' ').split('|');
    await expect(row.closest('li')).toHaveTextContent(before.trim());
    await expect(row.closest('li')).toHaveTextContent(after.trim());
  },
};
/** A payment of which a part came back: how much and when (PASSBOOK-6). */
export const PartCameBack: Story = {
  args: {
    replies: (market) => ({
      ...passbookReplies(market),
      getPassbook: [...partlyReturnedPassbooks[market], ...passbooks[market].slice(1, 2)],
    }),
  },
};
