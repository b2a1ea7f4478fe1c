import type { Market } from '@tally/contract/market/codes';
import type { TaskType } from '@tally/contract/tasks/task';
import { lotteryStep, videoCashOneIn } from '../../limits/rewards';
import { minorOf } from '../ledger/money';
import type { Rules } from '../marketRules/rulesAt';

/** Whether the reward of a task's round is random. */
export const isDecidedByChance = (task: TaskType): boolean => task === 'lottery' || task === 'videoad';

/**
 * The coins, and the cash in minor units, of one round. `chance` in [0, 1) decides the result of a draw, and whether a
 * video pays cash.
 */
export function roundReward(
  task: TaskType,
  market: Market,
  chance: number,
  { rewards, videoCash }: Pick<Rules, 'rewards' | 'videoCash'>,
): { coin: number; cash: number } {
  const most = rewards[task];
  if (task === 'lottery') return { coin: lotteryStep * (1 + Math.floor(chance * (most / lotteryStep))), cash: 0 };
  if (task === 'videoad')
    return { coin: most, cash: Math.floor(chance * videoCashOneIn) === 0 ? minorOf(videoCash, market) : 0 };
  return { coin: most, cash: 0 };
}
