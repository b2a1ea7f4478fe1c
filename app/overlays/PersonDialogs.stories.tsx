import type { Meta, StoryObj } from '@storybook/react-vite';
import { amounts, dialogStory, type OverlayArgs } from '../testing/overlayStory';

/** Dialogs about the person, leaving, reviews, help and permissions (sections 2, 4, 6 and 8). */
const meta = {
  title: 'Overlays/Dialogs/Who and where',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const LoginNeededForTasks: Story = dialogStory('loginNeeded')(() => ({ for: 'task' }));
export const LoginNeededForWithdraw: Story = dialogStory('loginNeeded')(() => ({ for: 'withdraw' }));
export const LoginNeededForTeam: Story = dialogStory('loginNeeded')(() => ({ for: 'team' }));
export const LoginNeededForAccount: Story = dialogStory('loginNeeded')(() => ({ for: 'account' }));
export const LoginSucceeded: Story = dialogStory('loginSucceeded')(() => ({ name: 'Sari Wulandari' }));
export const LoginSucceededWithoutName: Story = dialogStory('loginSucceeded')(() => ({ name: '' }));
export const LoginFailed: Story = dialogStory('loginFailed')(() => ({ outside: false }));
export const LoginFailedOutsideTheApp: Story = dialogStory('loginFailed')(() => ({ outside: true }));
export const DuplicateUser: Story = dialogStory('duplicateUser')(() => ({}));
export const TooManyUsers: Story = dialogStory('tooManyUsers')(() => ({}));
export const ExitLogin: Story = dialogStory('exitLogin')(() => ({}));
export const ExitWithdraw: Story = dialogStory('exitWithdraw')(({ money, market }) => ({ cash: money(amounts[market]) }));
export const ExitCheckin: Story = dialogStory('exitCheckin')(() => ({}));
export const ExitLottery: Story = dialogStory('exitLottery')(() => ({}));
export const ExitLucky: Story = dialogStory('exitLucky')(() => ({}));
export const ExitDefault: Story = dialogStory('exitDefault')(() => ({}));
export const ReviewAsk: Story = dialogStory('reviewAsk')(() => ({ app: 'Tally Rewards' }));
export const ReviewStore: Story = dialogStory('reviewStore')(() => ({}));
export const FeedbackSent: Story = dialogStory('feedbackSent')(() => ({}));
export const ContactsPermission: Story = dialogStory('contactsPermission')(() => ({}));
export const NotifyPermission: Story = dialogStory('notifyPermission')(() => ({}));
export const OperatorConfirm: Story = dialogStory('operatorConfirm')(() => ({ what: '20000 · 1 h · pay 1' }));
