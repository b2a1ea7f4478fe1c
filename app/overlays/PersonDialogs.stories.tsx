import type { Meta, StoryObj } from '@storybook/react-vite';
import { opsAmount } from '@tally/contract/limits/operator';
import { amounts, dialogStory, type OverlayArgs } from '#testing/overlayStory';

/** Dialogs about the person, leaving, reviews, help and permissions (PERSON-3, HOME-20, RATE-3). */
const meta = {
  title: 'Overlays/Dialogs/Who and where',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const LoginNeededForTasks: Story = {
  ...dialogStory('login.needed', ['PERSON-3'])(() => ({ for: 'task' })),
  name: 'Login Needed For Tasks · login.need_message',
};
export const LoginNeededForWithdraw: Story = {
  ...dialogStory('login.needed', ['PERSON-3'])(() => ({ for: 'withdraw' })),
  name: 'Login Needed For Withdraw · login.need_withdraw',
};
export const LoginNeededForTeam: Story = {
  ...dialogStory('login.needed', ['PERSON-3', 'TEAM-4'])(() => ({ for: 'team' })),
  name: 'Login Needed For Team · login.need_team',
};
export const LoginNeededForAccount: Story = {
  ...dialogStory('login.needed', ['PERSON-3'])(() => ({ for: 'account' })),
  name: 'Login Needed For Account · login.need_account',
};
export const LoginSucceeded: Story = {
  ...dialogStory('login.succeeded', ['PERSON-7'])(() => ({})),
  name: 'Login Succeeded · login.success_message',
};
export const LoginEnded: Story = { ...dialogStory('login.lapsed')(() => ({})), name: 'Login Ended · login.ended' };
export const LogOut: Story = {
  ...dialogStory('account.logOut', ['PERSON-19'])(() => ({})),
  name: 'Log Out · account.log_out_message',
};
export const LoginFailed: Story = {
  ...dialogStory('login.failed', ['PERSON-8'])(() => ({ inBrowser: false })),
  name: 'Login Failed · login.failed_message',
};
export const LoginFailedOutsideTheApp: Story = {
  ...dialogStory('login.failed', ['PERSON-8'])(() => ({ inBrowser: true })),
  name: 'Login Failed Outside The App · login.unavailable',
};
export const DuplicateUser: Story = {
  ...dialogStory('login.duplicateUser', ['PERSON-10'])(() => ({})),
  name: 'Duplicate User · login.dup_user_message · dupUser',
};
export const DeletionAsked: Story = {
  ...dialogStory('deletion.asked')(() => ({})),
  name: 'Deletion Asked · login.deletion_message',
};
/** The web view does not let the page copy (DIALOG-10). */
export const CopyByHand: Story = {
  ...dialogStory('copying.byHand')(() => ({ text: 'https://tally.example/ref/SARI2026' })),
  name: 'Copy By Hand · copying.message',
};
export const ExitLogin: Story = {
  ...dialogStory('exit.offerLogin', ['HOME-20'])(() => ({})),
  name: 'Exit Login · exit.login',
};
export const ExitWithdraw: Story = {
  ...dialogStory('exit.offerWithdraw', ['HOME-20'])(({ money, market }) => ({ cash: money(amounts[market]) })),
  name: 'Exit Withdraw · exit.withdraw',
};
export const ExitSoon: Story = {
  ...dialogStory('exit.offerSoon')(({ money, market }) => ({
    cash: money(amounts[market] / 2),
    missing: money(amounts[market] / 2),
  })),
  name: 'Exit Soon · exit.soon',
};
export const ExitCash: Story = {
  ...dialogStory('exit.offerSoon')(({ money, market }) => ({ cash: money(amounts[market]) })),
  name: 'Exit Cash · exit.more',
};
export const ExitCheckin: Story = {
  ...dialogStory('exit.offerCheckin', ['HOME-20'])(() => ({})),
  name: 'Exit Checkin · exit.checkin',
};
export const ExitLottery: Story = {
  ...dialogStory('exit.offerLottery', ['HOME-20'])(() => ({})),
  name: 'Exit Lottery · exit.lottery',
};
export const ExitLucky: Story = {
  ...dialogStory('exit.offerLucky', ['HOME-20'])(() => ({})),
  name: 'Exit Lucky · exit.lucky',
};
export const ExitDefault: Story = {
  ...dialogStory('exit.offerNothing', ['HOME-20', 'HOME-21'])(() => ({ cash: undefined })),
  name: 'Exit Default · exit.default',
};
export const ExitTomorrow: Story = {
  ...dialogStory('exit.offerNothing', ['DAY-7'])(({ money, market }) => ({ cash: money(amounts[market] * 1.5) })),
  name: 'Exit Tomorrow · exit.tomorrow',
};
export const PageFailed: Story = {
  ...dialogStory('network.pageFailed', ['DIALOG-5'])(() => ({ home: true, cause: 'connection' })),
  name: 'Page Failed · network.error_message',
};
export const ReviewAsk: Story = {
  ...dialogStory('review.likesApp', ['RATE-1', 'RATE-3'])(() => ({ app: 'Tally Rewards' })),
  name: 'Review Ask · review.prompt1_title · prompt 1',
};
export const ReviewStore: Story = {
  ...dialogStory('review.openStore', ['RATE-3'])(() => ({})),
  name: 'Review Store · review.prompt2_safe · prompt 2',
};
export const FeedbackSent: Story = {
  ...dialogStory('feedback.sent', ['FEEDBACK-5'])(() => ({})),
  name: 'Feedback Sent · feedback.success_message',
};
export const ContactsPermission: Story = {
  ...dialogStory('permissions.contacts')(() => ({})),
  name: 'Contacts Permission · permission.contacts_message',
};
export const NotifyPermission: Story = {
  ...dialogStory('permissions.notifications')(() => ({})),
  name: 'Notify Permission · permission.notify_message',
};
/** What gives is confirmed in green (OPS-49). */
export const OperatorConfirm: Story = {
  ...dialogStory('operator.confirm', ['OPS-5'])(({ t, money, market }) => ({
    summary: t('ops.preset_does_1'),
    facts: [
      { label: t('ops.preset_each'), value: money(opsAmount[market]) },
      { label: t('ops.preset_who'), value: t('ops.period_hour') },
    ],
    act: 'give',
  })),
  name: 'Operator Confirm · ops.preset_does_1 · preset operation',
};
/** What refuses or stops is confirmed in the red of failures (OPS-49); the title names one person (OPS-50). */
export const OperatorConfirmRefusal: Story = {
  ...dialogStory('operator.confirm')(({ t, money, market }) => ({
    title: t('ops.ask_refuse', { name: 'Sari' }),
    amount: money(opsAmount[market]),
    summary: t('ops.does_refuse', { name: 'Sari' }),
    facts: [{ label: t('ops.reason'), value: 'wrong name' }],
    label: t('ops.payout_refuse'),
    act: 'refuse',
  })),
  name: 'Operator Confirm Refusal · ops.does_refuse · one withdrawal',
};
/** What does neither is confirmed as everywhere else. */
export const OperatorConfirmOther: Story = {
  ...dialogStory('operator.confirm')(({ t }) => ({ summary: t('ops.feedback_process'), act: 'plain' })),
  name: 'Operator Confirm Other · ops.feedback_process · open feedback',
};
