import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountTypes, withdrawWindows, type Market } from '@tally/contract/market';
import { wallets } from '../../ui/testing/samples';
import { clockText } from '../features/wallet/openHours';
import { amounts, dialogStory, type OverlayArgs } from '../testing/overlayStory';

/** Dialogs of wallet, withdrawal and account (sections 5 and 8). */
const meta = {
  title: 'Overlays/Dialogs/Money',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

const maskedNo: Record<Market, string> = { id: '0812••••789', ph: '0917••••567', br: '1198••••321' };

export const WalletFailed: Story = { ...dialogStory('walletFailed')(() => ({})), name: 'Wallet Failed · network.wallet_failed' };
export const WithdrawNotEnough: Story = { ...dialogStory('withdrawNotEnough')(({ money, market }) => ({ missing: money(amounts[market] / 2), amount: money(amounts[market]) })), name: 'Withdraw Not Enough · withdraw.not_enough_message' };
export const WithdrawNeedAccount: Story = { ...dialogStory('withdrawNeedAccount')(() => ({})), name: 'Withdraw Need Account · withdraw.need_account_message' };
export const WithdrawPeriod: Story = { ...dialogStory('withdrawPeriod')(({ locale }) => ({ from: clockText(withdrawWindows[locale]?.from ?? 0) })), name: 'Withdraw Period · withdraw.period_message' };
export const WithdrawNotAllowed: Story = { ...dialogStory('withdrawNotAllowed')(() => ({})), name: 'Withdraw Not Allowed · withdraw.not_allowed' };
export const WithdrawGap: Story = { ...dialogStory('withdrawGap')(() => ({})), name: 'Withdraw Gap · withdraw.gap_5min' };
export const WithdrawOnceDaily: Story = { ...dialogStory('withdrawOnceDaily')(() => ({})), name: 'Withdraw Once Daily · withdraw.once_daily' };
export const WithdrawGoEarn: Story = { ...dialogStory('withdrawGoEarn')(() => ({})), name: 'Withdraw Go Earn · withdraw.go_earn_message' };
export const WithdrawNeedLucky: Story = { ...dialogStory('withdrawNeedLucky')(() => ({})), name: 'Withdraw Need Lucky · withdraw.need_lucky_message' };
export const WithdrawNeedMembers: Story = { ...dialogStory('withdrawNeedMembers')(() => ({})), name: 'Withdraw Need Members · withdraw.need_members_message' };
export const WithdrawFailed: Story = { ...dialogStory('withdrawFailed')(() => ({})), name: 'Withdraw Failed · withdraw.withdraw_submit_failed' };
export const WithdrawUnknown: Story = { ...dialogStory('withdrawUnknown')(() => ({})), name: 'Withdraw Unknown · withdraw.unknown_result' };
export const WithdrawDoneTwoHours: Story = { ...dialogStory('withdrawDone')(({ money, market }) => ({ amount: money(amounts[market]), type: accountTypes[market][0], no: maskedNo[market], arrives: '2h' })), name: 'Withdraw Done Two Hours · withdraw.success_message' };
export const WithdrawDoneThreeDays: Story = { ...dialogStory('withdrawDone')(({ money, market }) => ({ amount: money(amounts[market]), type: accountTypes[market][0], no: maskedNo[market], arrives: '3d' })), name: 'Withdraw Done Three Days · withdraw.success_message' };
export const WithdrawTipLucky: Story = { ...dialogStory('withdrawTipLucky')(() => ({})), name: 'Withdraw Tip Lucky · withdraw.tip_lucky' };
export const WithdrawPromotion: Story = { ...dialogStory('withdrawPromotion')(({ money }) => ({ amount: money(20000) })), name: 'Withdraw Promotion · withdraw.promo_message' };
export const AccountConfirm: Story = { ...dialogStory('accountConfirm')(({ market }) => ({ type: accountTypes[market][0], no: wallets[market].no, name: '' })), name: 'Account Confirm · account.once_note' };
export const AccountConfirmWithName: Story = { ...dialogStory('accountConfirm')(({ market }) => ({ type: accountTypes[market][0], no: wallets[market].no, name: 'Maria Clara Reyes' })), name: 'Account Confirm With Name · account.once_note' };
export const AccountFailed: Story = { ...dialogStory('accountFailed')(() => ({})), name: 'Account Failed · account.account_submit_failed' };
export const AccountDuplicate: Story = { ...dialogStory('accountDuplicate')(() => ({})), name: 'Account Duplicate · account.duplicate' };
export const AccountAlready: Story = { ...dialogStory('accountAlready')(() => ({})), name: 'Account Already · account.already' };
export const AccountGuide: Story = { ...dialogStory('accountGuide')(() => ({})), name: 'Account Guide · account.guide_message' };
