import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { hotAppLists, moreAppLists, noApps } from '@tally/contract/fixtures/offers';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import type { LocaleCode } from '@tally/locales/tags';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { promotionsPath } from '../../features/offers/appsType';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const baseReplies = (market: Market, locale: LocaleCode): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  getAppSettings: exampleAppSettings,
  getMoreApps: moreAppLists[locale],
  getProApps: moreAppLists[locale].slice(0, 2),
  postH5Action: null,
});
const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  (market, locale) => ({ ...baseReplies(market, locale), ...more });

/** Lists of apps (APPS-1, ROUTE-8). */
const meta = {
  title: 'Screens/Apps',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/opt/moreapps', token: true, replies: baseReplies },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

export const Filled: Story = { parameters: { rules: ['PRODUCT-3', 'ROUTE-8', 'APPS-1'] } };
/** An item is opened through the app's own URL scheme. */
export const Opened: Story = {
  tags: ['no-visual'],
  parameters: { rules: ['APPS-2'] },
  play: async ({ canvasElement, globals }) => {
    const [first] = await within(canvasElement).findAllByRole('button', {
      name: new RegExp(translateIn(globals['locale'])('common.download')),
    });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(scene().services.navigated[0]).toMatch(/^tally:\/\/open\?url=https/));
  },
};
export const HotApps: Story = {
  args: {
    path: '/opt/moreapps?type=2',
    replies: (market, locale) => ({ ...baseReplies(market, locale), getMoreApps: hotAppLists[locale] }),
  },
  parameters: { rules: ['ROUTE-8'] },
};
/** "type=3 another list" (ROUTE-8). */
export const OtherApps: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { path: '/opt/moreapps?type=3' },
};
/** The promotions, opened from the standard list; back returns to it. */
export const Promoted: Story = {
  parameters: { rules: ['ROUTE-8', 'APPS-5'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(
      await within(canvasElement).findByRole('link', { name: new RegExp(`^${t('title.promoapps')}`) }),
    );
    await expect(
      await within(canvasElement).findByRole('heading', { name: t('title.promoapps'), level: 1 }),
    ).toBeVisible();
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(2);
  },
};
export const PromotedEmpty: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { path: promotionsPath, replies: withReplies({ getProApps: noApps }) },
};
export const PromotedLoading: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { path: promotionsPath, replies: withReplies({ getProApps: trouble('never') }) },
};
export const PromotedFailed: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { path: promotionsPath, replies: withReplies({ getProApps: trouble({ code: 500 }) }) },
};
/** The page that the host opens directly. */
export const Hosted: Story = { args: { path: '/app/moreapps' }, parameters: { rules: ['ROUTE-11'] } };
export const Empty: Story = { args: { replies: withReplies({ getMoreApps: noApps }) } };
export const Loading: Story = { args: { replies: withReplies({ getMoreApps: trouble('never') }) } };
export const Failed: Story = { args: { replies: withReplies({ getMoreApps: trouble({ code: 500 }) }) } };
export const Guest: Story = {
  tags: ['no-visual'],
  args: { token: false, replies: withReplies({ getUserInfo: guestUser }) },
};
/** An item whose link is not safe. */
export const BadLink: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getMoreApps: moreAppLists[locale].slice(0, 1).map((app) => ({ ...app, link: 'intent://evil' })),
    }),
  },
  parameters: { rules: ['APPS-6'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: new RegExp(t('common.download')) }));
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(t('apps.open_failed'));
  },
};
