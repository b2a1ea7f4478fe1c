import { adWindowShowMs } from '@tally/contract/limits/ads';
import { gamePaceMs } from '@tally/contract/limits/game';
import type { Market } from '@tally/contract/market/codes';
import type { TaskType } from '@tally/contract/tasks/task';
import { cooldownMs } from './tasks';

/** What a round runs in: a window of ads over the page, or a game's window of the phone app. */
const roundWindows: Record<TaskType, 'ads' | 'game'> = {
  checkin: 'ads',
  lottery: 'ads',
  videoad: 'ads',
  words: 'game',
  quiz: 'game',
};

/**
 * Minimum time (ms) after a paid check-in, draw or video before the next of these is paid (TASK-27): each shows an ad
 * window for at least this long, so a real client can't be faster. Words and quiz run in the host's own windows beside
 * them, and have a pace of their own (`restMs`).
 */
export const paceMs = (task: TaskType, pace: boolean): number =>
  pace && roundWindows[task] === 'ads' ? adWindowShowMs : 0;

/**
 * Minimum time (ms) between two paid rounds of one task: the lottery's pause, and the pace of a game by the times at
 * which its rounds are reported (TASK-31).
 */
export const restMs = (task: TaskType, market: Market, pace: boolean): number =>
  roundWindows[task] === 'game' ? (pace ? gamePaceMs : 0) : cooldownMs(task, market);
