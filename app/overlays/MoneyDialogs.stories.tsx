import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountTypes } from '@tally/contract/market';
import { amounts, dialogStory, type OverlayArgs } from '../testing/overlayStory';

/** Dialogs of wallet, withdrawal and account (sections 5 and 8). */
const meta = {
  title: 'Overlays/Dialogs/Money',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const WalletFailed: Story = dialogStory('walletFailed')(() => ({}));
export const WithdrawNotEnough: Story = dialogStory('withdrawNotEnough')(({ money, market }) => ({ missing: money(amounts[market] / 2), amount: money(amounts[market]) }));
export const WithdrawNeedAccount: Story = dialogStory('withdrawNeedAccount')(() => ({}));
export const WithdrawPeriod: Story = dialogStory('withdrawPeriod')(() => ({ from: '02:00' }));
export const WithdrawNotAllowed: Story = dialogStory('withdrawNotAllowed')(() => ({}));
export const WithdrawGap: Story = dialogStory('withdrawGap')(() => ({}));
export const WithdrawOnceDaily: Story = dialogStory('withdrawOnceDaily')(() => ({}));
export const WithdrawGoEarn: Story = dialogStory('withdrawGoEarn')(() => ({}));
export const WithdrawNeedLucky: Story = dialogStory('withdrawNeedLucky')(() => ({}));
export const WithdrawNeedMembers: Story = dialogStory('withdrawNeedMembers')(() => ({}));
export const WithdrawFailed: Story = dialogStory('withdrawFailed')(() => ({}));
export const WithdrawUnknown: Story = dialogStory('withdrawUnknown')(() => ({}));
export const WithdrawDoneTwoHours: Story = dialogStory('withdrawDone')(({ money, market }) => ({ amount: money(amounts[market]), type: accountTypes[market][0], no: '0812••••789', arrives: '2h' }));
export const WithdrawDoneThreeDays: Story = dialogStory('withdrawDone')(({ money, market }) => ({ amount: money(amounts[market]), type: accountTypes[market][0], no: '0812••••789', arrives: '3d' }));
export const WithdrawTipLucky: Story = dialogStory('withdrawTipLucky')(() => ({}));
export const WithdrawPromotion: Story = dialogStory('withdrawPromotion')(({ money }) => ({ amount: money(20000) }));
export const AccountConfirm: Story = dialogStory('accountConfirm')(({ market }) => ({ type: accountTypes[market][0], no: '081234567890', name: '' }));
export const AccountConfirmWithName: Story = dialogStory('accountConfirm')(({ market }) => ({ type: accountTypes[market][0], no: '09171234567', name: 'Angelo Reyes' }));
export const AccountFailed: Story = dialogStory('accountFailed')(() => ({}));
export const AccountDuplicate: Story = dialogStory('accountDuplicate')(() => ({}));
export const AccountAlready: Story = dialogStory('accountAlready')(() => ({}));
export const AccountGuide: Story = dialogStory('accountGuide')(() => ({}));
