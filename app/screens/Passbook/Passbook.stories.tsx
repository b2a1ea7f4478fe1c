import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { emptyPassbook, paidPassbooks, passbooks } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market';
import { expect, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../.storybook/i18n';
import { reviewShownKey } from '../../features/wallet/passbookRules';
import { called } from '../../testing/called';
import { trouble, type Replies } from '../../testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '../../testing/screenStory';

const around = (market: Market): Replies => ({
  getUserInfo: activeUsers[market], getNormalTasks: [], getRank: [], getAdConfigs: [], postH5Action: null,
  getPassbook: passbooks[market], getAppSettings: exampleAppSettings,
});
const replies = (more: Replies = {}): SceneArgs['replies'] => (market) => ({ ...around(market), ...more });

/** Passbook (section 2): withdrawals of the last 15 days, and the review prompts. */
const meta = { title: 'Screens/Passbook', render: screenStory, parameters: { layout: 'fullscreen' }, args: { path: '/passbook', token: true, replies: replies() } } satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Paying, paid and failed, each with what it means for the money. */
export const Filled: Story = {};
/** "A parameter sets how many to show." */
export const FirstTwo: Story = {
  args: { path: '/passbook/2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(2);
  },
};
export const Empty: Story = { args: { replies: replies({ getPassbook: emptyPassbook }) } };
export const Loading: Story = { args: { replies: replies({ getPassbook: trouble('never') }) } };
export const Failed: Story = { args: { replies: replies({ getPassbook: trouble({ code: 500 }) }) } };
export const Guest: Story = { args: { token: false, replies: replies({ getUserInfo: guestUser }) } };

const allPaid: SceneArgs['replies'] = (market) => ({ ...around(market), getPassbook: paidPassbooks[market] });
const ask = async (canvasElement: HTMLElement, title: string) => {
  await within(canvasElement).findAllByRole('listitem');
  scene().services.advance(3000);
  return within(await within(document.body).findByRole('dialog', { name: called(title) }));
};
/** Two entries or more, all paid: after 3 s, does the person like it? */
export const ReviewAsked: Story = {
  args: { replies: allPaid },
  play: async ({ canvasElement, globals }) => {
    await ask(canvasElement, wordsOf(globals['locale'])('review.prompt1_title', { app: exampleAppSettings.appName }));
  },
};
/** Yes leads to the second prompt, and its answer to the store; it is not asked again. */
export const ReviewGiven: Story = {
  args: { replies: allPaid },
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals['locale']);
    const first = await ask(canvasElement, t('review.prompt1_title', { app: exampleAppSettings.appName }));
    await userEvent.click(first.getByRole('button', { name: t('common.yes') }));
    const second = within(await within(document.body).findByRole('dialog', { name: called(t('review.prompt2_title')) }));
    await userEvent.click(second.getByRole('button', { name: t('review.go_store') }));
    await expect(scene().services.navigated).toEqual(['market://details?id=com.tally.rewards']);
    await expect(scene().services.storage.get(reviewShownKey)).toBe('1');
  },
};
/** No is thanked. */
export const ReviewDeclined: Story = {
  args: { replies: allPaid },
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals['locale']);
    const first = await ask(canvasElement, t('review.prompt1_title', { app: exampleAppSettings.appName }));
    await userEvent.click(first.getByRole('button', { name: t('common.no') }));
    await expect(await within(document.body).findByText(t('review.thanks'))).toBeVisible();
  },
};
