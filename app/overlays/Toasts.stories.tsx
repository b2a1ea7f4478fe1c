import type { Meta, StoryObj } from '@storybook/react-vite';
import { amounts, toastStory, type OverlayArgs } from '#testing/overlayStory';

/** Every toast of the product (DIALOG-3): 2 s, 3 s when longer than 20 characters. */
const meta = {
  title: 'Overlays/Toasts',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const RewardCoins: Story = {
  ...toastStory('reward.paid', ['TASK-5', 'TASK-24'])(({ coins, worth }) => ({
    coins: coins(4000),
    cash: '',
    worth: worth(4000),
    exchangeOn: 'tomorrow',
  })),
  name: 'Reward Coins · task.reward_worth · reward toast',
};
export const RewardCoinsToday: Story = {
  ...toastStory('reward.paid')(({ coins, worth }) => ({
    coins: coins(4000),
    cash: '',
    worth: worth(4000),
    exchangeOn: 'today',
  })),
  name: 'Reward Coins Today · task.reward_worth_today · reward toast',
};
/** A draw near the most that it can pay (EARN-6). */
export const RewardLarge: Story = {
  ...toastStory('reward.paid', ['EARN-6'])(({ coins, worth }) => ({
    coins: coins(4000),
    cash: '',
    worth: worth(4000),
    exchangeOn: 'tomorrow',
    size: 'large',
  })),
  name: 'Reward Large · task.reward_worth · large result of a draw',
};
/** Too few coins to be worth any cash. */
export const RewardFewCoins: Story = {
  ...toastStory('reward.paid')(({ coins }) => ({ coins: coins(5), cash: '', worth: '', exchangeOn: 'tomorrow' })),
  name: 'Reward Few Coins · task.reward_toast · reward toast',
};
export const RewardCash: Story = {
  ...toastStory('reward.paid', ['TASK-5'])(({ money, market }) => ({
    coins: '',
    cash: money(amounts[market] / 10),
    worth: '',
    exchangeOn: 'tomorrow',
  })),
  name: 'Reward Cash · task.reward_cash · reward toast',
};
export const RewardCoinsAndCash: Story = {
  ...toastStory('reward.paid', ['TASK-5'])(({ coins, money, worth, market }) => ({
    coins: coins(8000),
    cash: money(amounts[market] / 10),
    worth: worth(8000),
    exchangeOn: 'tomorrow',
  })),
  name: 'Reward Coins And Cash · task.reward_worth · reward toast',
};
export const TryLater: Story = {
  ...toastStory('tasks.tryLater', ['TASK-10'])(() => ({})),
  name: 'Try Later · task.try_later · later toast, cooldown',
};
export const Busy: Story = { ...toastStory('tasks.busy')(() => ({})), name: 'Busy · task.busy · click lock' };
/** A reward that may have been booked is never called failed (TASK-32). */
export const Unanswered: Story = {
  ...toastStory('tasks.unanswered')(() => ({ offline: false })),
  name: 'Unanswered · task.unanswered',
};
export const UnansweredOffline: Story = {
  ...toastStory('tasks.unanswered')(() => ({ offline: true })),
  name: 'Unanswered Offline · task.unanswered_offline',
};
export const NeedUpdate: Story = {
  ...toastStory('tasks.needUpdate', ['TASK-17'])(() => ({})),
  name: 'Need Update · task.need_update · SDK gates',
};
export const NoAds: Story = { ...toastStory('tasks.noAds')(() => ({})), name: 'No Ads · task.no_ads' };
export const NewDay: Story = { ...toastStory('tasks.newDay', ['TASK-4'])(() => ({})), name: 'New Day · task.midnight' };
export const OfflineAction: Story = {
  ...toastStory('network.offlineAction', ['DIALOG-5'])(() => ({})),
  name: 'Offline Action · network.offline_action',
};
export const Unreachable: Story = {
  ...toastStory('network.unreachable', ['DIALOG-5'])(() => ({ cause: 'connection' })),
  name: 'Unreachable · network.error_message',
};
export const BackOnline: Story = {
  ...toastStory('network.backOnline')(() => ({})),
  name: 'Back Online · network.back_online',
};
export const UnknownError: Story = {
  ...toastStory('network.unknownError')(() => ({})),
  name: 'Unknown Error · network.unknown_error',
};
export const LoginProgress: Story = {
  ...toastStory('login.inProgress')(() => ({})),
  name: 'Login Progress · login.progress',
};
export const LinkCopied: Story = {
  ...toastStory('team.linkCopied')(() => ({})),
  name: 'Link Copied · team.copy_ok · copy link',
};
export const LinkEmpty: Story = {
  ...toastStory('team.linkEmpty', ['TEAM-8'])(() => ({})),
  name: 'Link Empty · team.copy_empty · ERROR',
};
export const ShareFailed: Story = {
  ...toastStory('team.shareFailed')(() => ({})),
  name: 'Share Failed · team.share_failed',
};
export const OpenFailed: Story = {
  ...toastStory('links.openFailed', ['APPS-6'])(() => ({})),
  name: 'Open Failed · apps.open_failed',
};
export const LuckyExpired: Story = {
  ...toastStory('lucky.taskExpired', ['LUCKY-17', 'LUCKY-19', 'LUCKY-24'])(() => ({})),
  name: 'Lucky Expired · lucky.expired · BAD STATUS, DUP USER',
};
export const LuckyCheckRunning: Story = {
  ...toastStory('lucky.checkRunning', ['LUCKY-15'])(() => ({})),
  name: 'Lucky Check Running · lucky.check_running · retry later',
};
export const Confirming: Story = {
  ...toastStory('confirmation.awaited')(() => ({})),
  name: 'Confirming · task.confirming · the ad network has not confirmed yet',
};
export const LuckyApplyRunning: Story = {
  ...toastStory('lucky.applyRunning', ['LUCKY-12'])(() => ({})),
  name: 'Lucky Apply Running · lucky.apply_running · applying in progress',
};
export const LuckyOngoing: Story = {
  ...toastStory('lucky.oneOngoing', ['LUCKY-11', 'LUCKY-24'])(() => ({})),
  name: 'Lucky Ongoing · lucky.ongoing · only one ongoing lucky task',
};
export const LuckyMaxApplies: Story = {
  ...toastStory('lucky.maxApplies', ['LUCKY-9'])(() => ({ count: 8 })),
  name: 'Lucky Max Applies · lucky.max_applies · at most 8 applies',
};
export const LuckyNoQuota: Story = {
  ...toastStory('lucky.noQuota', ['LUCKY-10'])(() => ({})),
  name: 'Lucky No Quota · lucky.no_quota · total quota',
};
export const LuckyNoSource: Story = {
  ...toastStory('lucky.noSource', ['LUCKY-10'])(() => ({})),
  name: 'Lucky No Source · lucky.no_source · ad-network quota',
};
export const LuckyNoneFound: Story = {
  ...toastStory('lucky.noneFound')(() => ({})),
  name: 'Lucky None Found · lucky.none_found',
};
export const LuckyFinished: Story = {
  ...toastStory('lucky.finishedToday', ['LUCKY-24'])(() => ({})),
  name: 'Lucky Finished · lucky.finished_today',
};
export const WithdrawInProgress: Story = {
  ...toastStory('wallet.withdrawInProgress', ['WITHDRAW-9'])(() => ({})),
  name: 'Withdraw In Progress · withdraw.in_progress · ongoing withdrawal',
};
export const WithdrawSubmitting: Story = {
  ...toastStory('wallet.withdrawSubmitting', ['WITHDRAW-19'])(() => ({})),
  name: 'Withdraw Submitting · withdraw.submitting · submit lock',
};
export const ReminderSent: Story = {
  ...toastStory('wallet.reminderSent')(() => ({})),
  name: 'Reminder Sent · passbook.remind_sent · dunning',
};
export const ReminderAlready: Story = {
  ...toastStory('wallet.reminderAlready')(() => ({})),
  name: 'Reminder Already · passbook.remind_already · dunning, ONCE DAILY',
};
export const ReminderEarly: Story = {
  ...toastStory('wallet.reminderEarly')(({ moment }) => ({ by: moment(Date.UTC(2026, 10, 21, 12, 30)) })),
  name: 'Reminder Early · passbook.remind_early · dunning, TOO EARLY',
};
export const ReminderNothing: Story = {
  ...toastStory('wallet.reminderNothing')(() => ({})),
  name: 'Reminder Nothing · passbook.remind_nothing · dunning, NOTHING PENDING',
};
export const AccountSaved: Story = {
  ...toastStory('account.saved')(() => ({})),
  name: 'Account Saved · account.success',
};
export const LoggedOut: Story = {
  ...toastStory('account.loggedOut', ['PERSON-19'])(() => ({})),
  name: 'Logged Out · account.logged_out',
};
export const LogOutFailed: Story = {
  ...toastStory('account.logOutFailed', ['PERSON-19'])(() => ({})),
  name: 'Log Out Failed · account.log_out_failed',
};
export const AccountBadNo: Story = {
  ...toastStory('account.badNo', ['ACCOUNT-11'])(({ market }) => ({ problem: 'invalid', market })),
  name: 'Account Bad No · account.account_invalid_no · Invalid Account Number',
};
export const AccountBadName: Story = {
  ...toastStory('account.badName', ['ACCOUNT-11'])(() => ({ problem: 'invalid' })),
  name: 'Account Bad Name · account.account_invalid_name · Invalid Account Name',
};
export const ReviewThanks: Story = {
  ...toastStory('review.thankYou', ['RATE-3'])(() => ({})),
  name: 'Review Thanks · review.thanks · prompt 1, No',
};
export const FeedbackNoType: Story = {
  ...toastStory('feedback.noType', ['FEEDBACK-4'])(() => ({})),
  name: 'Feedback No Type · feedback.cs_issue_type · missing type',
};
export const FeedbackNoContent: Story = {
  ...toastStory('feedback.noContent', ['FEEDBACK-4'])(() => ({ min: 10 })),
  name: 'Feedback No Content · feedback.cs_no_content · missing content',
};
export const FeedbackNoContact: Story = {
  ...toastStory('feedback.noContact', ['FEEDBACK-4'])(() => ({ min: 8 })),
  name: 'Feedback No Contact · feedback.cs_no_contact · missing contact',
};
export const FeedbackSent: Story = {
  ...toastStory('feedback.sent', ['FEEDBACK-5'])(() => ({})),
  name: 'Feedback Sent · feedback.success_toast',
};
export const FeedbackDetailsCopied: Story = {
  ...toastStory('feedback.detailsCopied')(() => ({})),
  name: 'Feedback Details Copied · feedback.diag_copied',
};
export const DeletionTooShort: Story = {
  ...toastStory('deletionForm.addressTooShort', ['TEXT-8', 'PRIVACY-4'])(() => ({})),
  name: 'Deletion Too Short · deletion.error_short · Error Gmail',
};
export const DeletionNoSuffix: Story = {
  ...toastStory('deletionForm.noSuffix', ['PRIVACY-4'])(() => ({})),
  name: 'Deletion No Suffix · deletion.error_suffix · Error Gmail!',
};
export const DeletionAgain: Story = {
  ...toastStory('deletionForm.pressAgain', ['TEXT-8', 'PRIVACY-5'])(() => ({})),
  name: 'Deletion Again · deletion.confirm_again · Click again to confirm',
};
export const DeletionBadUser: Story = {
  ...toastStory('deletionForm.badUser', ['PRIVACY-6'])(() => ({})),
  name: 'Deletion Bad User · deletion.bad_user · BAD USER, Invalid account',
};
export const DeletionSubmitted: Story = {
  ...toastStory('deletionForm.submitted', ['PRIVACY-6'])(() => ({})),
  name: 'Deletion Submitted · deletion.submitted · Submitted',
};
export const VersionOpening: Story = {
  ...toastStory('version.opens')(() => ({})),
  name: 'Version Opening · version.opening',
};
export const VersionOld: Story = {
  ...toastStory('version.tooOld')(() => ({})),
  name: 'Version Old · version.old',
};
export const Copied: Story = { ...toastStory('operator.copied')(() => ({})), name: 'Copied · common.copied' };
export const ScreenshotSent: Story = {
  ...toastStory('reviewTask.screenshotSent', ['REVIEW-5'])(() => ({})),
  name: 'Screenshot Sent · reviewtask.uploaded',
};
export const ReviewTaskChanged: Story = {
  ...toastStory('reviewTask.changed')(() => ({})),
  name: 'Review Task Changed · reviewtask.changed',
};
export const ScreenshotFailed: Story = {
  ...toastStory('reviewTask.screenshotFailed', ['REVIEW-5'])(() => ({})),
  name: 'Screenshot Failed · reviewtask.upload_failed',
};
