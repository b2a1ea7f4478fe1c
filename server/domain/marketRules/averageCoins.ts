import type { TaskType } from '@tally/contract/tasks/task';
import { lotteryStep } from '../../limits/rewards';

/**
 * Coins that a round brings on average, of the most that it pays (DAY-3): a draw pays each multiple of its step equally
 * often.
 */
export const averageCoins = (task: TaskType, most: number): number =>
  task === 'lottery' ? (most + lotteryStep) / 2 : most;
