import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { withdrawHoursOf } from '@tally/contract/rules/withdrawHours';
import { formatHour } from '@tally/locales/formatHour';
import { walletName } from '@tally/locales/walletName';
import { wallets } from '#storybook/samples';
import { exampleReceipt } from '#testing/exampleReceipt';
import { amounts, dialogStory, quickAmounts, type OverlayArgs, type OverlayContext } from '#testing/overlayStory';

/** Dialogs of wallet, withdrawal and account (WITHDRAW-25, ACCOUNT-12). */
const meta = { title: 'Overlays/Dialogs/Money', parameters: { layout: 'fullscreen' } } satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

/** Account names by market; empty for Indonesia, which requires no name. */
const names: Record<Market, string> = { id: '', ph: 'Maria Clara Reyes', br: 'Maria Aparecida dos Santos' };

/** When withdrawing opens. */
const opening = ({ locale, market }: OverlayContext) => ({
  from: formatHour(withdrawHoursOf(locale)?.from ?? 0, market),
});

export const WalletFailed: Story = {
  ...dialogStory('wallet.loadFailed', ['WITHDRAW-18'])(() => ({ cause: 'server' })),
  name: 'Wallet Failed · network.wallet_failed · wallet info load failure',
};
export const WithdrawNotEnough: Story = {
  ...dialogStory('wallet.notEnough', ['WITHDRAW-5'])(({ money, market }) => ({
    missing: money(amounts[market] / 2),
    amount: money(amounts[market]),
  })),
  name: 'Withdraw Not Enough · withdraw.not_enough_message · balance not enough',
};
export const WithdrawNeedAccount: Story = {
  ...dialogStory('wallet.needAccount', ['WITHDRAW-6'])(() => ({})),
  name: 'Withdraw Need Account · withdraw.need_account_message',
};
export const WithdrawInvalidAccount: Story = {
  ...dialogStory('wallet.invalidAccount')(() => ({})),
  name: 'Withdraw Invalid Account · account.invalid_message · INVALID ACCOUNT',
};
/** The market has closed withdrawals for now (RULES-4). */
export const WithdrawClosed: Story = {
  ...dialogStory('wallet.closed')(() => ({})),
  name: 'Withdraw Closed · withdraw.closed_safe · CLOSED',
};
export const WithdrawWalletClosed: Story = {
  ...dialogStory('wallet.walletClosed')(({ market }) => ({ type: walletName(accountTypes[market][0]) })),
  name: 'Withdraw Wallet Closed · withdraw.closed_safe · WALLET CLOSED',
};
export const WithdrawPeriod: Story = {
  ...dialogStory('wallet.period', ['WITHDRAW-7'])(opening),
  name: 'Withdraw Period · withdraw.period_message · withdraw period, later',
};
export const WithdrawNotAllowed: Story = {
  ...dialogStory('wallet.notAllowed', ['WITHDRAW-7'])(() => ({})),
  name: 'Withdraw Not Allowed · withdraw.not_allowed · NOT ALLOWED',
};
export const WithdrawFrozen: Story = {
  ...dialogStory('wallet.frozen')(() => ({})),
  name: 'Withdraw Frozen · withdraw.frozen_message · FROZEN',
};
export const WithdrawGap: Story = {
  ...dialogStory('wallet.gap', ['WITHDRAW-8'])(() => ({ until: 272_000 })),
  name: 'Withdraw Gap · withdraw.gap_5min · once per 5 minutes',
};
/** The day has had its withdrawal: waiting five minutes would not be enough, so nothing counts down. */
export const WithdrawGapToday: Story = {
  ...dialogStory('wallet.gap')((context) => ({ until: undefined, tomorrow: opening(context).from })),
  name: 'Withdraw Gap Today · withdraw.gap_tomorrow · once per 5 minutes',
};
export const WithdrawOnceDaily: Story = {
  ...dialogStory('wallet.onceDaily', ['WITHDRAW-13'])(opening),
  name: 'Withdraw Once Daily · withdraw.once_daily · ONCE DAILY',
};
export const WithdrawGoEarn: Story = {
  ...dialogStory('wallet.goEarn', ['WITHDRAW-14'])(() => ({ missing: undefined })),
  name: 'Withdraw Go Earn · withdraw.go_earn_message · NOT ENOUGH',
};
/** The wallet could be fetched again, so the dialog states the missing amount. */
export const WithdrawGoEarnMissing: Story = {
  ...dialogStory('wallet.goEarn')(({ money, market }) => ({
    missing: { missing: money(amounts[market] / 2), amount: money(amounts[market]) },
  })),
  name: 'Withdraw Go Earn Missing · withdraw.not_enough_message · NOT ENOUGH',
};
export const WithdrawNeedLucky: Story = {
  ...dialogStory('wallet.needLucky', ['WITHDRAW-15'])(() => ({})),
  name: 'Withdraw Need Lucky · withdraw.need_lucky_message · NEED LT',
};
export const WithdrawNeedMembers: Story = {
  ...dialogStory('wallet.needMembers', ['WITHDRAW-16'])(() => ({ count: 0 })),
  name: 'Withdraw Need Members · withdraw.need_members_message · NEED MEMBERS',
};
/** The server states how many members are needed, so the dialog does too. */
export const WithdrawNeedMembersCount: Story = {
  ...dialogStory('wallet.needMembers')(() => ({ count: 2 })),
  name: 'Withdraw Need Members Count · withdraw.need_members_count · NEED MEMBERS',
};
export const WithdrawFailed: Story = {
  ...dialogStory('wallet.withdrawFailed', ['WITHDRAW-17'])(({ money, market }) => ({ amount: money(amounts[market]) })),
  name: 'Withdraw Failed · withdraw.withdraw_submit_failed',
};
export const WithdrawUnknown: Story = {
  ...dialogStory('wallet.withdrawUnknown', ['WITHDRAW-20'])(({ money, market }) => ({
    amount: money(amounts[market]),
  })),
  name: 'Withdraw Unknown · withdraw.unknown_result',
};
const quick = dialogStory('wallet.withdrawDone')((context) => exampleReceipt(context, quickAmounts[context.market]));
/** Its words are those of three days. */
export const WithdrawDoneTwoHours: Story = {
  ...quick,
  parameters: { ...quick.parameters, rules: ['WITHDRAW-12'], picture: { languages: 'first' } },
  name: 'Withdraw Done Two Hours · withdraw.success_message · 2 hours',
};
export const WithdrawDoneThreeDays: Story = {
  ...dialogStory('wallet.withdrawDone')((context) => exampleReceipt(context, amounts[context.market])),
  name: 'Withdraw Done Three Days · withdraw.success_message · 3 days',
};
export const WithdrawTipLucky: Story = {
  ...dialogStory('wallet.tipLucky')(() => ({})),
  name: 'Withdraw Tip Lucky · withdraw.tip_lucky',
};
export const WithdrawPromotion: Story = {
  ...dialogStory('wallet.promotion', ['WITHDRAW-23'])(() => ({})),
  globals: { market: 'id' },
  name: 'Withdraw Promotion · withdraw.promo_message · exactly 20000',
};
const ownAccount = ({ market }: OverlayContext) => ({
  type: walletName(accountTypes[market][0]),
  no: wallets[market].no,
  name: names[market],
});
/** Confirms the market's own wallet, with the name where the market requires one. */
export const AccountConfirm: Story = {
  ...dialogStory('account.confirm', ['ACCOUNT-2'])(ownAccount),
  name: 'Account Confirm · account.check_note',
};
/** In the Philippines only, in every language: Indonesia requires no name, Brazil's is in Account Confirm. */
export const AccountConfirmWithName: Story = {
  ...dialogStory('account.confirm', ['ACCOUNT-2'])(ownAccount),
  globals: { market: 'ph' },
  name: 'Account Confirm With Name · account.check_note',
};
const pixAccount = { type: walletName('PIX'), name: names.br };
/** A Pix key is confirmed in the form in which it is paid to, with what it is (ACCOUNT-15). */
export const AccountConfirmPhone: Story = {
  ...dialogStory('account.confirm')(() => ({ ...pixAccount, no: '+5511987654374', kind: 'PHONE' })),
  globals: { market: 'br' },
  name: 'Account Confirm With Phone · account.check_note · account.kind_PHONE',
};
export const AccountConfirmCpf: Story = {
  ...dialogStory('account.confirm')(() => ({ ...pixAccount, no: '12345678909', kind: 'CPF' })),
  globals: { market: 'br' },
  name: 'Account Confirm With CPF · account.check_note · account.kind_CPF',
};
export const AccountConfirmMail: Story = {
  ...dialogStory('account.confirm')(() => ({ ...pixAccount, no: 'ana@correio.example', kind: 'MAIL' })),
  globals: { market: 'br' },
  name: 'Account Confirm With Mail · account.check_note · account.kind_MAIL',
};
/** Eleven digits that are both are asked about (ACCOUNT-16). */
export const AccountWhich: Story = {
  ...dialogStory('account.which')(() => ({ type: walletName('PIX'), no: '11987654374' })),
  globals: { market: 'br' },
  name: 'Account Which Key · account.which_message · WHICH KEY',
};
export const AccountFailed: Story = {
  ...dialogStory('account.saveFailed', ['ACCOUNT-12'])(() => ({})),
  name: 'Account Failed · account.account_submit_failed',
};
export const AccountDuplicate: Story = {
  ...dialogStory('account.taken', ['ACCOUNT-13'])(() => ({})),
  name: 'Account Duplicate · account.duplicate · DUP ACCOUNT',
};
export const AccountAlready: Story = {
  ...dialogStory('account.alreadyAdded', ['ACCOUNT-4'])(() => ({})),
  name: 'Account Already · account.already',
};
export const AccountInUse: Story = {
  ...dialogStory('account.inUse')(() => ({})),
  name: 'Account In Use · account.in_use_message · PENDING WITHDRAWAL',
};
export const AccountGuide: Story = {
  ...dialogStory('account.guide')(() => ({})),
  name: 'Account Guide · account.guide_message',
};
