import { luckyCash } from '@tally/contract/tasks/lucky';
import { taskInfos } from '@tally/contract/tasks/task';
import { formatHour } from '@tally/locales/formatHour';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogStory, quickAmounts, type OverlayArgs } from '#testing/overlayStory';

/** Dialogs of the daily and the lucky tasks (TASK-23, LUCKY-16). */
const meta = {
  title: 'Overlays/Dialogs/Tasks',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const TaskFailedCheckIn: Story = {
  ...dialogStory('tasks.failed', ['TASK-7'])(() => ({ task: 'checkin' })),
  name: 'Task Failed Check In · task.checkin_failed',
};
export const TaskFailedLottery: Story = {
  ...dialogStory('tasks.failed', ['TASK-7'])(() => ({ task: 'lottery' })),
  name: 'Task Failed Lottery · task.lottery_failed',
};
export const TaskFailedVideoAd: Story = {
  ...dialogStory('tasks.failed', ['TASK-7'])(() => ({ task: 'videoad' })),
  name: 'Task Failed Video Ad · task.videoad_failed',
};
export const TaskRefused: Story = {
  ...dialogStory('tasks.refused', ['TASK-6'])(() => ({ task: 'checkin', info: 'Phone number not confirmed' })),
  name: 'Task Refused · task.failed_unknown · failure reason',
};
/** A reason that is a word for machines is called a code (TASK-6). */
export const TaskRefusedCode: Story = {
  ...dialogStory('tasks.refused', ['TASK-6'])(() => ({ task: 'quiz', info: 'RISK 17' })),
  name: 'Task Refused Code · task.failed_unknown · failure reason',
};
export const TaskRefusedReview: Story = {
  ...dialogStory('tasks.refused', ['TASK-6'])(() => ({ task: 'checkin', info: 'UNDER REVIEW' })),
  name: 'Task Refused Review · task.failed_review · UNDER REVIEW',
};
export const TaskRefusedHidden: Story = {
  ...dialogStory('tasks.refused', ['TASK-6'])(() => ({ task: 'lottery', info: taskInfos.notShown })),
  name: 'Task Refused Hidden · task.failed_hidden · failure reason',
};
export const TaskRefusedPaid: Story = {
  ...dialogStory('tasks.refused', ['TASK-6'])(() => ({ task: 'videoad', info: taskInfos.alreadyPaid })),
  name: 'Task Refused Paid · task.failed_paid · failure reason',
};
/** The market has closed a task for now (RULES-4). */
export const TaskClosed: Story = {
  ...dialogStory('tasks.closed')(() => ({ task: 'lottery' })),
  name: 'Task Closed · task.closed_message · CLOSED',
};
export const LuckyClosed: Story = {
  ...dialogStory('lucky.closed')(() => ({})),
  name: 'Lucky Closed · lucky.closed_message · CLOSED',
};
export const TaskLimitCheckIn: Story = {
  ...dialogStory('tasks.limit', ['TASK-23'])(() => ({ task: 'checkin', opensAt: '' })),
  name: 'Task Limit Check In · task.checkin_limit',
};
export const TaskLimitLottery: Story = {
  ...dialogStory('tasks.limit', ['TASK-23'])(() => ({ task: 'lottery', opensAt: '' })),
  name: 'Task Limit Lottery · task.lottery_limit',
};
export const TaskLimitLotteryMorning: Story = {
  ...dialogStory('tasks.limit', ['TASK-3'])(({ market }) => ({ task: 'lottery', opensAt: formatHour(720, market) })),
  name: 'Task Limit Lottery Morning · task.lottery_limit_morning',
};
export const TaskLimitVideoAd: Story = {
  ...dialogStory('tasks.limit', ['TASK-23'])(() => ({ task: 'videoad', opensAt: '' })),
  name: 'Task Limit Video Ad · task.videoad_limit',
};
export const TaskLimitVideoAdMorning: Story = {
  ...dialogStory('tasks.limit', ['TASK-3'])(({ market }) => ({ task: 'videoad', opensAt: formatHour(720, market) })),
  name: 'Task Limit Video Ad Morning · task.videoad_limit_morning',
};
export const TaskLimitWords: Story = {
  ...dialogStory('tasks.limit', ['TASK-23'])(() => ({ task: 'words', opensAt: '' })),
  name: 'Task Limit Words · task.words_limit',
};
export const TaskLimitQuiz: Story = {
  ...dialogStory('tasks.limit', ['TASK-23'])(() => ({ task: 'quiz', opensAt: '' })),
  name: 'Task Limit Quiz · task.quiz_limit',
};
export const VideoNote: Story = {
  ...dialogStory('tasks.videoNote', ['TASK-13'])(() => ({})),
  name: 'Video Note · task.videoad_note_safe · note dialog, doneVideoad',
};
export const SlowVideo: Story = {
  ...dialogStory('slowNetwork.video')(() => ({})),
  name: 'Slow Video · network.slow_video · 2g',
};
export const LuckyPaid: Story = {
  ...dialogStory('lucky.paid', ['LUCKY-1', 'EARN-7'])(({ money, market }) => ({ cash: money(luckyCash(market)) })),
  name: 'Lucky Paid · lucky.reward_added',
};
export const LuckyPaidUntold: Story = {
  ...dialogStory('lucky.paid')(() => ({ cash: '' })),
  name: 'Lucky Paid Untold · lucky.reward_added · no amount',
};
export const LuckyOpenFirst: Story = {
  ...dialogStory('lucky.openFirst', ['LUCKY-16'])(() => ({ app: 'Harvest Hero' })),
  name: 'Lucky Open First · lucky.open_failed · OPEN APP FAILED',
};
export const LuckyOpenAgain: Story = {
  ...dialogStory('lucky.openAgain', ['LUCKY-16'])(() => ({ app: 'Harvest Hero' })),
  name: 'Lucky Open Again · lucky.open_again · OPEN APP FAILED',
};
export const LuckyNotInstalled: Story = {
  ...dialogStory('lucky.notInstalled')(() => ({ app: 'Harvest Hero' })),
  name: 'Lucky Not Installed · lucky.not_installed',
};
export const LuckyDuplicate: Story = {
  ...dialogStory('lucky.duplicate', ['LUCKY-18', 'LUCKY-24'])(() => ({})),
  name: 'Lucky Duplicate · lucky.dup_app · DUP APP',
};
export const ReviewTaskHow: Story = {
  ...dialogStory('reviewTask.how')(({ money, market }) => ({
    app: 'Tally Rewards',
    cash: money(quickAmounts[market]),
  })),
  name: 'Review Task How · reviewtask.how_message',
};
export const LuckyNeedCheckin: Story = {
  ...dialogStory('lucky.needCheckin', ['LUCKY-8', 'LUCKY-24'])(() => ({})),
  name: 'Lucky Need Checkin · lucky.need_checkin · lt_nocheckin',
};
