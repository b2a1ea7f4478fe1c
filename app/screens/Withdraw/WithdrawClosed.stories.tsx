import type { Meta, StoryObj } from '@storybook/react-vite';
import { hotAppLists } from '@tally/contract/fixtures/offers';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { accounts, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import { expectVisible } from '#testing/expectVisible';
import type { Replies } from '#testing/fakeServer';
import { closingLater, dialogTitled, type Play } from '#testing/pages/closingStory';
import { rulesClosing, rulesWith } from '@tally/contract/fixtures/marketRules';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies =
  (rulesOf: (market: Market) => MarketRules, more: Replies = {}): SceneArgs['replies'] =>
  (market, locale) => ({
    getMarketRules: rulesOf(market),
    getUserInfo: { ...activeUsers[market], cash: wallets[market].balance },
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    postH5Action: null,
    getWallet: { ...wallets[market], paying: 0 },
    getWalletBalance: { ...wallets[market], paying: 0 },
    getAccount: accounts[market],
    getWithdrawOptions: withdrawOptionLists[market],
    getPassbook: passbooks[market].map((entry) => ({ ...entry, status: 2 })),
    getMoreApps: hotAppLists[locale],
    ...more,
  });
const withdrawalsClosed = (market: Market) => rulesClosing(market, 'withdrawals');
const ownWalletClosed = (market: Market) => rulesClosing(market, accounts[market].accountType || 'DANA');

/** Withdraw in a market that has closed withdrawals or an e-wallet, or has numbers of its own (RULES-2, RULES-4). */
const meta = {
  title: 'Screens/Withdraw/Rules of the market',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: {
    path: '/withdraw',
    token: true,
    onReady: (_, { services }) => {
      for (const key of Object.values(tipKeys)) services.storage.set(key, '1');
    },
    replies: replies(withdrawalsClosed),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Longer time-out, because the screen's code has to be loaded first. */
const patient = { timeout: 5000 };
/** Presses the submit button, whatever it says. */
const press = async ({ canvasElement, globals }: Play) => {
  const t = translateIn(globals['locale']);
  const amounts = await within(canvasElement).findByRole('region', { name: t('withdraw.choose_amount') }, patient);
  await within(amounts).findAllByRole('radio', {}, patient);
  await userEvent.click(within(amounts).getByRole('button'));
};
const refusal = (title: string) => dialogTitled(title, 'alertdialog');
const typeIn = (globals: Play['globals']) => walletName(accounts[marketOf(globals)].accountType);

/** Withdrawals are closed: a calm note says so above the amounts, and that nothing is lost. */
export const WithdrawalsClosed: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'all' } },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expectVisible(await within(canvasElement).findByText(t('withdraw.closed_message'), {}, patient));
    await expect(within(canvasElement).queryByText(t('home.goal_paused'))).toBeNull();
  },
};
/** A press says the same, and leads to what can be done meanwhile (RULES-4). */
export const WithdrawalsClosedPressed: Story = {
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await press(play);
    const dialog = await refusal(t('withdraw.closed_title'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.later') }));
    await press(play);
    await refusal(t('withdraw.closed_title'));
  },
};
/** They were closed after the page had loaded: the server's refusal says so. */
export const ClosedMeanwhile: Story = {
  tags: ['no-visual'],
  args: {
    replies: (market, locale) => ({
      ...replies(withdrawalsClosed)(market, locale),
      getMarketRules: closingLater(market, 'withdrawals'),
      postWithdraw: { status: 2, info: withdrawInfos.closed },
    }),
  },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await press(play);
    await refusal(t('withdraw.closed_title'));
    await within(play.canvasElement).findByText(t('withdraw.closed_message'));
  },
};
/** The person's own e-wallet is closed: the note names it. */
export const WalletClosed: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'all' } },
  args: { replies: replies(ownWalletClosed) },
  play: async ({ canvasElement, globals }) => {
    const text = translateIn(globals['locale'])('withdraw.wallet_closed_message', { type: typeIn(globals) });
    await expectVisible(await within(canvasElement).findByText(text, {}, patient));
  },
};
export const WalletClosedPressed: Story = {
  args: { ...WalletClosed.args },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await press(play);
    await refusal(t('withdraw.wallet_closed_title', { type: typeIn(play.globals) }));
  },
};
/** A guest reads it as well, and is not asked to log in for withdrawing. */
export const Guest: Story = {
  args: { token: false, replies: replies(withdrawalsClosed, { getUserInfo: guestUser }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expectVisible(await within(canvasElement).findByText(t('withdraw.closed_message'), {}, patient));
    await expect(within(canvasElement).queryAllByText(t('withdraw.bar_login'))).toEqual([]);
  },
};
/** A guest's amounts are those of the market's document (RULES-2). */
export const OwnNumbers: Story = {
  tags: ['no-visual'],
  args: {
    token: false,
    replies: (market, locale) =>
      replies(() => rulesWith(market, { withdrawAmounts: [7, 70, 700, 7000] }), { getUserInfo: guestUser })(
        market,
        locale,
      ),
  },
  play: async ({ canvasElement, globals }) => {
    const market = marketOf(globals);
    const amount = formatMoney(7000, market).replace(/\s/g, ' ');
    const named = (name: string) => name.replace(/\s/g, ' ').startsWith(amount);
    await within(canvasElement).findByRole('radio', { name: named }, patient);
  },
};
