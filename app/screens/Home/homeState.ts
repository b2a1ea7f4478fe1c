import { defaultWithdrawAmounts, type Market } from '@tally/contract/homeMarket';
import { exchangeOn } from '@tally/contract/rules/exchange';
import type { NormalTask, TaskType } from '@tally/contract/task';
import { isActive } from '@tally/contract/active';
import type { UserInfo } from '@tally/contract/user';
import type { WithdrawOption } from '@tally/contract/withdraw';
import type { Session } from '../../session/types';
import { dayOf, nextChance, type Day } from '../../features/tasks/dayRules';
import { defaultTasks, taskOrder, taskShown, taskState, type TaskState } from '../../features/tasks/taskRules';
import type { Goal } from '../../features/wallet/goal';
import type { Notice } from '../../features/wallet/notices';
import { possibleAmount } from '../../features/wallet/possibleAmount';
import { balanceState, type BalanceState } from '../../session/balanceState';
import { homeBalance } from './homeBalance';

/** Whether somebody is logged in (PERSON-1); `unknown` until the server has said. */
export type Person = 'unknown' | 'guest' | 'active';

/** One task's card. Undefined numbers are not known yet. */
export interface TaskCardState {
  type: TaskType;
  state: TaskState;
  count?: number;
  maxCount?: number;
  coinReward?: number;
  cashReward?: number;
}

/** Everything the home screen shows, without a word of any language. */
export interface HomeState {
  market: Market;
  /** Coins for one unit of currency at the next exchange (MONEY-2, MONEY-12). */
  coinRate: number;
  person: Person;
  balance: BalanceState;
  coin?: number;
  cash?: number;
  /** The next withdrawal (GOAL-1). */
  goal?: Goal;
  /** The day on which the coins become cash (MONEY-11). */
  exchangeOn: 'today' | 'tomorrow';
  tasks: readonly TaskCardState[];
  /** How far the day is (TASK-28). */
  day?: Day;
  /** Nothing can be done now: when the next chance opens. */
  chance?: 'today' | 'tomorrow';
  /**
   * "The newbie card shows only for active users who have not withdrawn and have cash above 0" (HOME-6): the largest of the
   * amounts that they can withdraw; 0 hides it.
   */
  newbie: number;
  team: boolean;
  notices: readonly Notice[];
  /** Monotonic ms until which the lottery rests. */
  lotteryUntil?: number;
  /** A task has just paid coins: they are on their way to the numbers (EARN-3). */
  paid?: boolean;
  /** The numbers are those of the last visit: when they were true, by the market's clock; with the day where it is another. */
  knownAt?: string;
}

/** What the state is made from; what has not arrived is undefined. */
export interface HomeInput {
  session: Session;
  user?: UserInfo | undefined;
  tasks?: readonly NormalTask[] | undefined;
  /** What the server offers to withdraw; until it is known the market's defaults are the goal. */
  options?: readonly WithdrawOption[] | undefined;
  notices: readonly Notice[];
  /** Server time, ms since the epoch. */
  ms: number;
  /** The phone has no network. */
  offline?: boolean;
  /** The person could not be asked for. */
  failed?: boolean;
  lotteryUntil?: number | undefined;
  /** The person and the tasks are those of the last visit: when they were true, by the market's clock. */
  knownAt?: string | undefined;
  /** A task has just paid coins. */
  paid?: boolean;
  /** Tasks whose window or reward is under way, or whose tap waits for the app. */
  busy?: readonly TaskType[];
}

const personOf = (user: UserInfo | undefined): Person => (user ? (isActive(user) ? 'active' : 'guest') : 'unknown');

/** Puts home's state together: the same rules for early answers and for the store. */
export function homeState(input: HomeInput): HomeState {
  const { session, user } = input;
  const person = personOf(user);
  const known = person === 'guest' ? defaultTasks : input.tasks;
  const cooling = input.lotteryUntil !== undefined;
  const tasks = taskOrder
    .filter((type) => taskShown(type, session.pkgName, person === 'active' ? user : undefined))
    .map((type): TaskCardState => {
      const task = known?.find((candidate) => candidate.taskType === type);
      // What cannot be had now does not look as if it were on its way (MONEY-9).
      const missing = input.offline || input.failed ? 'unknown' : 'loading';
      if (!task) return { type, state: input.busy?.includes(type) ? 'busy' : missing };
      const state = input.busy?.includes(type)
        ? 'busy'
        : person === 'guest'
          ? 'guest'
          : taskState(task, { market: session.market, ms: input.ms, sdk: session.sdk, cooling });
      return {
        type,
        state,
        count: task.count,
        maxCount: task.maxCount,
        coinReward: task.coinReward,
        cashReward: task.cashReward,
      };
    });
  const day = dayOf(tasks);
  const chance = nextChance(tasks);
  const amounts = input.options ?? defaultWithdrawAmounts[session.market];
  return {
    ...homeBalance(input, exchangeOn(input.ms, session.market)),
    person,
    balance: balanceState({
      known: !!user,
      failed: !!input.failed,
      online: !input.offline,
      renewing: input.knownAt !== undefined,
    }),
    tasks,
    ...(day && { day }),
    // The last reward is seen on its own row before the day becomes one ticket.
    ...(chance && !input.paid && { chance }),
    newbie: person === 'active' && user !== undefined && !user.withdrawn ? possibleAmount(user.cash, amounts) : 0,
    team: person !== 'active' || (user?.showTeamTask ?? true),
    notices: input.notices,
    ...(input.lotteryUntil !== undefined && { lotteryUntil: input.lotteryUntil }),
    ...(input.paid && { paid: true }),
    ...(user && input.knownAt && { knownAt: input.knownAt }),
  };
}
