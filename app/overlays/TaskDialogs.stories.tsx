import { luckyCash } from '@tally/contract/lucky';
import { taskInfos } from '@tally/contract/task';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogStory, quickAmounts, type OverlayArgs } from '../testing/overlayStory';

/** Dialogs of the daily and the lucky tasks (TASK-23, LUCKY-16). */
const meta = {
  title: 'Overlays/Dialogs/Tasks',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const TaskFailedCheckIn: Story = {
  ...dialogStory('taskFailed')(() => ({ task: 'checkin' })),
  name: 'Task Failed Check In · task.checkin_failed',
};
export const TaskFailedLottery: Story = {
  ...dialogStory('taskFailed')(() => ({ task: 'lottery' })),
  name: 'Task Failed Lottery · task.lottery_failed',
};
export const TaskFailedVideoAd: Story = {
  ...dialogStory('taskFailed')(() => ({ task: 'videoad' })),
  name: 'Task Failed Video Ad · task.videoad_failed',
};
export const TaskRefused: Story = {
  ...dialogStory('taskRefused')(() => ({ task: 'checkin', info: 'UNDER REVIEW' })),
  name: 'Task Refused · task.failed_unknown · failure reason',
};
export const TaskRefusedHidden: Story = {
  ...dialogStory('taskRefused')(() => ({ task: 'lottery', info: taskInfos.notShown })),
  name: 'Task Refused Hidden · task.failed_hidden · failure reason',
};
export const TaskRefusedPaid: Story = {
  ...dialogStory('taskRefused')(() => ({ task: 'videoad', info: taskInfos.alreadyPaid })),
  name: 'Task Refused Paid · task.failed_paid · failure reason',
};
export const TaskLimitCheckIn: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'checkin', opensAt: '' })),
  name: 'Task Limit Check In · task.checkin_limit',
};
export const TaskLimitLottery: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'lottery', opensAt: '' })),
  name: 'Task Limit Lottery · task.lottery_limit',
};
export const TaskLimitLotteryMorning: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'lottery', opensAt: '12:00' })),
  name: 'Task Limit Lottery Morning · task.lottery_limit_morning',
};
export const TaskLimitVideoAd: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'videoad', opensAt: '' })),
  name: 'Task Limit Video Ad · task.videoad_limit',
};
export const TaskLimitVideoAdMorning: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'videoad', opensAt: '12:00' })),
  name: 'Task Limit Video Ad Morning · task.videoad_limit_morning',
};
export const TaskLimitWords: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'words', opensAt: '' })),
  name: 'Task Limit Words · task.words_limit',
};
export const TaskLimitQuiz: Story = {
  ...dialogStory('taskLimit')(() => ({ task: 'quiz', opensAt: '' })),
  name: 'Task Limit Quiz · task.quiz_limit',
};
export const VideoNote: Story = {
  ...dialogStory('videoNote')(() => ({})),
  name: 'Video Note · task.videoad_note_safe · note dialog, doneVideoad',
};
export const SlowVideo: Story = {
  ...dialogStory('slowVideo')(() => ({})),
  name: 'Slow Video · network.slow_video · 2g',
};
export const LuckyPaid: Story = {
  ...dialogStory('luckyPaid')(({ money, market }) => ({ cash: money(luckyCash(market)) })),
  name: 'Lucky Paid · lucky.reward_message',
};
export const LuckyPaidUntold: Story = {
  ...dialogStory('luckyPaid')(() => ({ cash: '' })),
  name: 'Lucky Paid Untold · lucky.reward_added',
};
export const LuckyOpenFirst: Story = {
  ...dialogStory('luckyOpenFirst')(() => ({ app: 'Harvest Hero' })),
  name: 'Lucky Open First · lucky.open_failed · OPEN APP FAILED',
};
export const LuckyOpenAgain: Story = {
  ...dialogStory('luckyOpenAgain')(() => ({ app: 'Harvest Hero' })),
  name: 'Lucky Open Again · lucky.open_again · OPEN APP FAILED',
};
export const LuckyNotInstalled: Story = {
  ...dialogStory('luckyNotInstalled')(() => ({ app: 'Harvest Hero' })),
  name: 'Lucky Not Installed · lucky.not_installed',
};
export const LuckyDuplicate: Story = {
  ...dialogStory('luckyDuplicate')(() => ({})),
  name: 'Lucky Duplicate · lucky.dup_app · DUP APP',
};
export const ReviewTaskHow: Story = {
  ...dialogStory('reviewTaskHow')(({ money, market }) => ({ app: 'Tally Rewards', cash: money(quickAmounts[market]) })),
  name: 'Review Task How · reviewtask.how_message',
};
export const LuckyNeedCheckin: Story = {
  ...dialogStory('luckyNeedCheckin')(() => ({})),
  name: 'Lucky Need Checkin · lucky.need_checkin · lt_nocheckin',
};
