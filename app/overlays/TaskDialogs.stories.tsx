import type { Meta, StoryObj } from '@storybook/react-vite';
import { amounts, dialogStory, type OverlayArgs } from '../testing/overlayStory';

/** Dialogs of the daily and the lucky tasks (sections 4 and 8). */
const meta = {
  title: 'Overlays/Dialogs/Tasks',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const TaskFailedCheckIn: Story = dialogStory('taskFailed')(() => ({ task: 'checkin' }));
export const TaskFailedLottery: Story = dialogStory('taskFailed')(() => ({ task: 'lottery' }));
export const TaskFailedVideoAd: Story = dialogStory('taskFailed')(() => ({ task: 'videoad' }));
export const TaskRefused: Story = dialogStory('taskRefused')(() => ({ info: 'LIMIT' }));
export const TaskLimitCheckIn: Story = dialogStory('taskLimit')(() => ({ task: 'checkin', opensAt: '' }));
export const TaskLimitLottery: Story = dialogStory('taskLimit')(() => ({ task: 'lottery', opensAt: '' }));
export const TaskLimitLotteryMorning: Story = dialogStory('taskLimit')(() => ({ task: 'lottery', opensAt: '12:00' }));
export const TaskLimitVideoAd: Story = dialogStory('taskLimit')(() => ({ task: 'videoad', opensAt: '' }));
export const TaskLimitVideoAdMorning: Story = dialogStory('taskLimit')(() => ({ task: 'videoad', opensAt: '12:00' }));
export const TaskLimitWords: Story = dialogStory('taskLimit')(() => ({ task: 'words', opensAt: '' }));
export const TaskLimitQuiz: Story = dialogStory('taskLimit')(() => ({ task: 'quiz', opensAt: '' }));
export const VideoNote: Story = dialogStory('videoNote')(() => ({}));
export const LuckyPaid: Story = dialogStory('luckyPaid')(({ money, market }) => ({ cash: money(amounts[market]) }));
export const LuckyOpenFirst: Story = dialogStory('luckyOpenFirst')(() => ({ app: 'Harvest Hero' }));
export const LuckyOpenAgain: Story = dialogStory('luckyOpenAgain')(() => ({ app: 'Harvest Hero' }));
export const LuckyDuplicate: Story = dialogStory('luckyDuplicate')(() => ({}));
export const LuckyNeedCheckin: Story = dialogStory('luckyNeedCheckin')(() => ({}));
