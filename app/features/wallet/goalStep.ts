import type { WithdrawOutlook } from '@tally/contract/rules/withdrawOutlook';
import { luckyAnchor, tasksAnchor } from '../../navigation/homeAnchors';

/** Where the goal leads: to what it lacks (GOAL-3). */
export type GoalStep = 'lucky' | 'team' | 'tasks' | 'withdraw';

/** Cash comes first: with a lucky task that has it all, the goal lacks nothing else; with no lack, it can be taken. */
export const goalStep = ({ missing, lacks }: Pick<WithdrawOutlook, 'missing' | 'lacks'>): GoalStep =>
  lacks === 'lucky' ? 'lucky' : missing ? 'tasks' : lacks ? 'team' : 'withdraw';

/** The page of each step. */
export const goalPaths: Readonly<Record<GoalStep, string>> = {
  lucky: luckyAnchor,
  team: '/team',
  tasks: tasksAnchor,
  withdraw: '/withdraw',
};
