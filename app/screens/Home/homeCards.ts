import type { UserInfo } from '@tally/contract/people/user';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import type { NormalTask, TaskType } from '@tally/contract/tasks/task';
import type { TaskState } from '@tally/ui/TaskCard';
import { guestTasks, taskOrder, taskShown, taskState } from '../../features/tasks/taskRules';
import { backBy } from '../../session/rules/backBy';
import type { Person } from '../../state/person';
import type { Session } from '../../state/session';

/** State of a task's card. Undefined numbers are not known yet. */
export interface TaskCardState {
  type: TaskType;
  state: TaskState;
  /** Was finished when it was last seen today, and is loading now (TASK-25). */
  folded?: boolean;
  count?: number;
  maxCount?: number;
  coinReward?: number;
  cashReward?: number;
  /** What a round brings on average, where the backend says so (DAY-3). */
  coinAverage?: number;
  /** When a closed one is back, where that is known (RULES-10). */
  back?: string;
}

/** What the cards depend on; undefined values have not been loaded. */
export interface CardsInput {
  session: Session;
  user?: UserInfo | undefined;
  tasks?: readonly NormalTask[] | undefined;
  /** The market's rules; until they are loaded, and from a backend without them, the usual ones (RULES-2). */
  rules?: MarketRules | undefined;
  /** The server's time, ms since the epoch. */
  ms: number;
  /** The phone has no network. */
  offline?: boolean;
  /** The request for the person's data failed. */
  failed?: boolean;
  lotteryUntil?: number | undefined;
  /** Tasks whose window or reward is in progress, or whose tap waits for the app. */
  busy?: readonly TaskType[];
}

/**
 * The cards of the tasks, in their order; `person`: who the page is for. What their list leaves out has none (PERSON-5);
 * an empty list says nothing of any task.
 */
export function cardsOf(input: CardsInput, person: Person): TaskCardState[] {
  const { session, user, busy, rules, ms: now } = input;
  const known = person === 'guest' ? guestTasks(rules?.tasks) : input.tasks;
  const cooling = input.lotteryUntil !== undefined;
  return taskOrder
    .filter((type) => taskShown(type, session.pkgName, person === 'active' ? user : undefined))
    .filter((type) => !known?.length || known.some(({ taskType }) => taskType === type))
    .map((type): TaskCardState => {
      const task = known?.find((candidate) => candidate.taskType === type);
      // Numbers that cannot be loaded now must not look as if they were loading (MONEY-9).
      const missing = input.offline || input.failed ? 'unknown' : 'loading';
      if (!task) return { type, state: busy?.includes(type) ? 'busy' : missing };
      const closed = rules?.closed.includes(type) ?? false;
      const state = busy?.includes(type)
        ? 'busy'
        : person === 'guest'
          ? closed
            ? 'closed'
            : 'guest'
          : taskState(task, { market: session.market, ms: now, sdk: session.sdk, cooling, closed });
      const { count, maxCount, coinReward, cashReward, coinAverage } = task;
      const back = state === 'closed' && rules ? backBy(rules, type, { ...session, now }) : undefined;
      return {
        type,
        state,
        count,
        maxCount,
        coinReward,
        cashReward,
        ...(coinAverage !== undefined && { coinAverage }),
        ...(back !== undefined && { back }),
      };
    });
}
