import type { Meta, StoryObj } from '@storybook/react-vite';
import { accounts } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes, type AccountType } from '@tally/contract/market/wallets';
import { accountInfos } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { expectVisible } from '#testing/expectVisible';
import { accountNoLabel } from '#testing/pages/accountNoLabel';
import { closingLater, dialogTitled } from '#testing/pages/closingStory';
import { accountReplies } from '#testing/pages/enterAccount';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const closedType = (market: Market): AccountType => accountTypes[market][0];
const replies: SceneArgs['replies'] = (market) =>
  accountReplies({ getMarketRules: rulesClosing(market, closedType(market)) })(market);

/** The account page in a market that has closed an e-wallet for now (RULES-4). */
const meta = {
  title: 'Screens/Account/Closed e-wallet',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', token: true, replies },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const numbers: Record<Market, string> = { id: '081234567890', ph: '09171234567', br: 'ana@correio.example' };

/** The closed one is where it always is, says so, and cannot be chosen; the first open one is preselected. */
export const OneClosed: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const name = `${walletName(closedType(marketOf(globals)))} ${t('account.type_closed')}`;
    const closed = await within(canvasElement).findByRole('radio', { name });
    await expect(closed).toBeDisabled();
    await expect(within(canvasElement).getAllByRole('radio')[1]).toBeChecked();
  },
};
/** It was closed after the page had loaded: the error stands beside it, and what was entered is kept. */
export const ClosedMeanwhile: Story = {
  args: {
    replies: (market, locale) => ({
      ...replies(market, locale),
      getMarketRules: closingLater(market, closedType(market)),
      postAccount: { status: 2, info: accountInfos.closedType },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const market = marketOf(globals);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(accountNoLabel(t, market)), numbers[market]);
    const name = canvas.queryByLabelText(t('account.name_label'));
    if (name) await userEvent.type(name, 'Maria Clara');
    await userEvent.click(canvas.getByRole('button', { name: t('account.submit') }));
    const dialog = within(await dialogTitled(t('account.confirm_title')));
    await userEvent.click(dialog.getByRole('button', { name: t('account.confirm_ok') }));
    const type = walletName(closedType(market));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('account.type_closed_hint', { type }));
    await expect(canvas.getByLabelText(accountNoLabel(t, market))).toHaveValue(numbers[market]);
  },
};

/** A stored account while withdrawals are closed: it says so in place of its button to withdraw (RULES-4). */
export const SavedWhileClosed: Story = {
  args: {
    replies: (market, locale) => ({
      ...replies(market, locale),
      getMarketRules: rulesClosing(market, 'withdrawals'),
      getAccount: accounts[market],
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await expectVisible(await canvas.findByText(t('withdraw.closed_message')));
    await expect(canvas.queryByRole('button', { name: t('common.withdraw') })).toBeNull();
  },
};
/** It leads to the tasks. */
export const SavedWhileClosedPressed: Story = {
  tags: ['no-visual'],
  args: { ...SavedWhileClosed.args },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('income.do_task') }));
    await canvas.findByRole('heading', { name: t('title.home') });
  },
};
