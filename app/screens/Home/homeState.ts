import { defaultWithdrawAmounts, type Market } from '@tally/contract/market';
import type { NormalTask, TaskType } from '@tally/contract/task';
import { isActive } from '@tally/contract/active';
import type { UserInfo } from '@tally/contract/user';
import type { Session } from '../../session/types';
import { defaultTasks, taskOrder, taskShown, taskState, type TaskState } from '../../features/tasks/taskRules';
import type { Notice } from '../../features/wallet/notices';
import { possibleAmount } from '../../features/wallet/possibleAmount';
import { balanceState, type BalanceState } from '../../session/balanceState';

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
  person: Person;
  balance: BalanceState;
  coin?: number;
  cash?: number;
  tasks: readonly TaskCardState[];
  /**
   * "The newbie card shows only for active users who have not withdrawn and have cash above 0" (HOME-6): the largest of the
   * market's amounts that they can withdraw; 0 hides it.
   */
  newbie: number;
  team: boolean;
  notices: readonly Notice[];
  /** Monotonic ms until which the lottery rests. */
  lotteryUntil?: number;
}

/** What the state is made from; what has not arrived is undefined. */
export interface HomeInput {
  session: Session;
  user?: UserInfo | undefined;
  tasks?: readonly NormalTask[] | undefined;
  notices: readonly Notice[];
  /** Server time, ms since the epoch. */
  ms: number;
  /** The phone has no network. */
  offline?: boolean;
  /** The person could not be asked for. */
  failed?: boolean;
  lotteryUntil?: number | undefined;
  /** Tasks whose window or reward is under way, or whose tap waits for the app. */
  busy?: readonly TaskType[];
}

const personOf = (user: UserInfo | undefined): Person => (user ? (isActive(user) ? 'active' : 'guest') : 'unknown');

/** Puts home's state together: the same rules for the first phase and for the store. */
export function homeState(input: HomeInput): HomeState {
  const { session, user } = input;
  const person = personOf(user);
  const known = person === 'guest' ? defaultTasks : input.tasks;
  const cooling = input.lotteryUntil !== undefined;
  const tasks = taskOrder
    .filter((type) => taskShown(type, session.pkgName, person === 'active' ? user : undefined))
    .map((type): TaskCardState => {
      const task = known?.find((one) => one.taskType === type);
      if (!task) return { type, state: input.busy?.includes(type) ? 'busy' : 'loading' };
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
  return {
    market: session.market,
    person,
    balance: balanceState({ known: !!user, failed: !!input.failed, online: !input.offline }),
    ...(user && user.coin >= 0 && { coin: user.coin }),
    ...(user && user.cash >= 0 && { cash: user.cash }),
    tasks,
    newbie:
      person === 'active' && user !== undefined && !user.withdrawn
        ? possibleAmount(user.cash, defaultWithdrawAmounts[session.market])
        : 0,
    team: person !== 'active' || (user?.showTeamTask ?? true),
    notices: input.notices,
    ...(input.lotteryUntil !== undefined && { lotteryUntil: input.lotteryUntil }),
  };
}
