import { noFeedback } from '@tally/contract/people/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { activeUsers } from '@tally/contract/fixtures/user';
import { accounts, passbooks } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { accountStatus } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { expectVisible } from '#testing/expectVisible';
import type { Replies } from '#testing/fakeServer';
import type { Play } from '#testing/pages/closingStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies =
  (rulesOf: (market: Market) => MarketRules, more: (market: Market) => Replies = () => ({})): SceneArgs['replies'] =>
  (market) => ({
    getMarketRules: rulesOf(market),
    getUserInfo: activeUsers[market],
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    postH5Action: null,
    getPassbook: passbooks[market].slice(1),
    getAccount: accounts[market],
    getFeedback: noFeedback,
    ...more(market),
  });
const withdrawalsClosed = (market: Market) => rulesClosing(market, 'withdrawals');

/** The passbook in a market that has closed withdrawals or an e-wallet for now (RULES-4). */
const meta = {
  title: 'Screens/Passbook/Rules of the market',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: { path: '/passbook', token: true, replies: replies(withdrawalsClosed) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Longer time-out, because the screen's code has to be loaded first. */
const patient = { timeout: 5000 };
/** The note that says so is there, and no button that leads to a withdrawal. */
const expectsNote = async ({ canvasElement, globals }: Play, text: string) => {
  const canvas = within(canvasElement);
  await expectVisible(await canvas.findByText(text, {}, patient));
  await expect(canvas.queryByRole('button', { name: translateIn(globals['locale'])('passbook.again') })).toBeNull();
};

/** Withdrawals are closed: of one that failed nobody is sent to withdraw again, and a note says why. */
export const WithdrawalsClosed: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'all' } },
  play: async (play) => expectsNote(play, translateIn(play.globals['locale'])('withdraw.closed_message')),
};
/** Help is as near as always. */
export const WithdrawalsClosedHelp: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('passbook.help') }, patient));
    await canvas.findByRole('heading', { name: t('title.feedback') }, patient);
  },
};
/** The person's own e-wallet is closed: the note names it. */
export const WalletClosed: Story = {
  args: { replies: replies((market) => rulesClosing(market, accounts[market].accountType || 'DANA')) },
  play: async (play) => {
    const type = walletName(accounts[marketOf(play.globals)].accountType);
    await expectsNote(play, translateIn(play.globals['locale'])('withdraw.wallet_closed_message', { type }));
  },
};
/** An account that has to be entered again can be, closed or not; nothing is said of withdrawing. */
export const AccountToMend: Story = {
  args: {
    replies: replies(withdrawalsClosed, (market) => ({
      getAccount: { ...accounts[market], accountStatus: accountStatus.retry },
    })),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await expectVisible(await canvas.findByRole('button', { name: t('passbook.fix') }, patient));
    await expect(canvas.queryByText(t('withdraw.closed_message'))).toBeNull();
  },
};
