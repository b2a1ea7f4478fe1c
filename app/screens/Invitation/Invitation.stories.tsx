import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { invitations } from '@tally/contract/fixtures/user';
import { inviteCodes } from '@tally/contract/fixtures/team';
import { ranks } from '@tally/contract/fixtures/rank';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import type { PictureParameter } from '#storybook/pictureFrames';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const baseReplies = (market: Market): Replies => ({ getReferralInfo: invitations[market], getRank: ranks[market] });
const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  (market) => ({ ...baseReplies(market), ...more });

/** The page that an invite link opens (INVITE-3, INVITE-4), in the inviter's language. */
const meta = {
  title: 'Screens/Invitation',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: (market) => `/ref/${inviteCodes[market]}`, publicPage: true, replies: baseReplies },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** The page is in the inviter's language, which English is for none of them in Indonesia (INVITE-3). */
const picture: PictureParameter = { languages: ['id', 'en_ph', 'pt_br'] };

export const Filled: Story = { parameters: { rules: ['PRODUCT-3', 'ROUTE-12', 'INVITE-5'], picture } };
/** Once the card's button has scrolled out of view, the bar has one; the store link contains the inviter. */
export const ScrolledDown: Story = {
  parameters: { picture: { ...picture, frames: ['phone'] } },
  play: async ({ canvasElement, step }) => {
    const rows = await within(canvasElement).findAllByRole('listitem', undefined, { timeout: 5000 });
    rows.at(-1)?.scrollIntoView();
    const bar = await within(canvasElement).findByRole('complementary', undefined, { timeout: 5000 });
    await step('install', async () => {
      await userEvent.click(within(bar).getByRole('button'));
      await expect(scene().services.navigated[0]).toContain('referrer=utm_source%3Dinvite%26utm_medium%3Dlink');
    });
  },
};
/** Nobody withdrew last week, and the inviter has not earned anything yet. */
export const Empty: Story = {
  parameters: { picture },
  args: { replies: (market) => ({ getReferralInfo: { ...invitations[market], userCash: 0 }, getRank: [] }) },
};
export const Loading: Story = { args: { replies: withReplies({ getReferralInfo: trouble('never') }) } };
export const RankingLoading: Story = {
  parameters: { picture },
  args: { replies: withReplies({ getRank: trouble('never') }) },
};
export const Failed: Story = { args: { replies: withReplies({ getReferralInfo: trouble('garbled') }) } };
/** An unknown code: a message says so, and the app can still be installed. */
export const UnknownCode: Story = {
  args: { replies: withReplies({ getReferralInfo: trouble({ code: 404 }), getAppInfo: exampleAppInfo }) },
  parameters: { rules: ['INVITE-2'] },
};
/** The lookup of an unknown code can be retried: the page is reloaded. */
export const UnknownCodeAgain: Story = {
  tags: ['no-visual'],
  args: { ...UnknownCode.args },
  play: async ({ canvasElement, globals }) => {
    const again = translateIn(globals['locale'])('common.retry');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: again }, { timeout: 5000 }));
    await expect(scene().services.navigated).toEqual([`/ref/${inviteCodes[marketOf(globals)]}`]);
  },
};
/** A code of fewer than 6 characters is not looked up. */
export const ShortCode: Story = {
  args: { path: '/ref/SARI2', replies: withReplies({ getAppInfo: exampleAppInfo }) },
  parameters: { rules: ['INVITE-1'] },
};
