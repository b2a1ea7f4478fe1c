import { statedMaxCounts } from '@tally/contract/limits/task';
import type { Market } from '@tally/contract/market/codes';
import type { TaskType } from '@tally/contract/tasks/task';

/** What only the server knows of rewards. A market's rules may change them (`domain/marketRules/rulesAt.ts`). */

/** Maximum rounds of each task per day. */
export const maxCounts: Record<TaskType, number> = statedMaxCounts;

/** The rewards of a draw are multiples of this, up to the stated reward. */
export const lotteryStep = 100;

/** On average one video in `videoCashOneIn` also pays this cash, in the market's currency. */
export const videoCashOneIn = 5;
export const videoCash: Record<Market, number> = { id: 50, ph: 0.5, br: 0.05 };

/** Reward of an accepted review in each market's currency, where review tasks are switched on. */
export const reviewReward: Record<Market, number> = { id: 1000, ph: 10, br: 1 };
