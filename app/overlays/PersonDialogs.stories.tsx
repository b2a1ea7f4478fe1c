import type { Meta, StoryObj } from '@storybook/react-vite';
import { opsAmount } from '@tally/contract/market';
import { amounts, dialogStory, type OverlayArgs } from '../testing/overlayStory';

/** Dialogs about the person, leaving, reviews, help and permissions (PERSON-3, HOME-20, RATE-3). */
const meta = {
  title: 'Overlays/Dialogs/Who and where',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const LoginNeededForTasks: Story = {
  ...dialogStory('loginNeeded')(() => ({ for: 'task' })),
  name: 'Login Needed For Tasks · login.need_message',
};
export const LoginNeededForWithdraw: Story = {
  ...dialogStory('loginNeeded')(() => ({ for: 'withdraw' })),
  name: 'Login Needed For Withdraw · login.need_withdraw',
};
export const LoginNeededForTeam: Story = {
  ...dialogStory('loginNeeded')(() => ({ for: 'team' })),
  name: 'Login Needed For Team · login.need_team',
};
export const LoginNeededForAccount: Story = {
  ...dialogStory('loginNeeded')(() => ({ for: 'account' })),
  name: 'Login Needed For Account · login.need_account',
};
export const LoginSucceeded: Story = {
  ...dialogStory('loginSucceeded')(() => ({ name: 'Sari Wulandari' })),
  name: 'Login Succeeded · login.success_message',
};
export const LoginSucceededWithoutName: Story = {
  ...dialogStory('loginSucceeded')(() => ({ name: '' })),
  name: 'Login Succeeded Without Name · login.success_message_noname',
};
export const LoginFailed: Story = {
  ...dialogStory('loginFailed')(() => ({ outside: false })),
  name: 'Login Failed · login.failed_message',
};
export const LoginFailedOutsideTheApp: Story = {
  ...dialogStory('loginFailed')(() => ({ outside: true })),
  name: 'Login Failed Outside The App · login.unavailable',
};
export const DuplicateUser: Story = {
  ...dialogStory('duplicateUser')(() => ({})),
  name: 'Duplicate User · login.dup_user_message · dupUser',
};
export const ExitLogin: Story = { ...dialogStory('exitLogin')(() => ({})), name: 'Exit Login · exit.login' };
export const ExitWithdraw: Story = {
  ...dialogStory('exitWithdraw')(({ money, market }) => ({ cash: money(amounts[market]) })),
  name: 'Exit Withdraw · exit.withdraw',
};
export const ExitCheckin: Story = { ...dialogStory('exitCheckin')(() => ({})), name: 'Exit Checkin · exit.checkin' };
export const ExitLottery: Story = { ...dialogStory('exitLottery')(() => ({})), name: 'Exit Lottery · exit.lottery' };
export const ExitLucky: Story = { ...dialogStory('exitLucky')(() => ({})), name: 'Exit Lucky · exit.lucky' };
export const ExitDefault: Story = { ...dialogStory('exitDefault')(() => ({})), name: 'Exit Default · exit.default' };
export const PageFailed: Story = {
  ...dialogStory('pageFailed')(() => ({ home: true })),
  name: 'Page Failed · network.error_message',
};
export const ReviewAsk: Story = {
  ...dialogStory('reviewAsk')(() => ({ app: 'Tally Rewards' })),
  name: 'Review Ask · review.prompt1_title · prompt 1',
};
export const ReviewStore: Story = {
  ...dialogStory('reviewStore')(() => ({})),
  name: 'Review Store · review.prompt2_safe · prompt 2',
};
export const FeedbackSent: Story = {
  ...dialogStory('feedbackSent')(() => ({})),
  name: 'Feedback Sent · feedback.success_message',
};
export const ContactsPermission: Story = {
  ...dialogStory('contactsPermission')(() => ({})),
  name: 'Contacts Permission · permission.contacts_message',
};
export const NotifyPermission: Story = {
  ...dialogStory('notifyPermission')(() => ({})),
  name: 'Notify Permission · permission.notify_message',
};
export const OperatorConfirm: Story = {
  ...dialogStory('operatorConfirm')(({ t, money, market }) => ({
    what: t('ops.preset', { amount: money(opsAmount[market]), period: t('ops.period_hour'), pay: 1 }),
  })),
  name: 'Operator Confirm · ops.preset · preset operation',
};
