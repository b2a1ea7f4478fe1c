import type { TaskType } from '@tally/contract/tasks/task';
import type { OfferedTask } from './offeredTask';
import type { TaskState } from '@tally/ui/TaskCard';

/** The next thing to do, whose button is red: ask for the numbers again, withdraw, or a task. */
export type NextStep = 'retry' | 'withdraw' | TaskType;

/**
 * Whether the cash is enough for an amount that needs nothing but money: `first` for the first withdrawal, and when
 * there is no larger such amount to save for.
 */
export type Withdrawal = 'first' | 'enough' | 'none';

export interface NextStepInput {
  person: 'unknown' | 'guest' | 'active';
  /** The numbers could not be loaded, or the phone is offline. */
  trouble: boolean;
  withdrawal: Withdrawal;
  offered: OfferedTask;
  tasks: readonly { type: TaskType; state: TaskState }[];
}

/** States in which a task stays the next one. */
const goesOn: readonly TaskState[] = ['ready', 'low', 'busy'];

/**
 * The one red button of home's head and daily tasks (HOME-27): "try again" beside a message about the numbers; Withdraw
 * for the first withdrawal and when nothing larger is to be saved for; the offered task, or the first that can be done;
 * Withdraw when no task can be done. Guests have the login bar, and nothing is red before the person is known.
 */
export function nextStep({ person, trouble, withdrawal, offered, tasks }: NextStepInput): NextStep | undefined {
  if (person === 'guest') return undefined;
  if (trouble) return 'retry';
  if (person === 'unknown') return undefined;
  if (withdrawal === 'first') return 'withdraw';
  const next = tasks.find(({ type, state }) => type === offered && goesOn.includes(state));
  const task =
    next ?? tasks.find(({ state }) => state === 'ready') ?? tasks.find(({ state }) => goesOn.includes(state));
  if (task) return task.type;
  return withdrawal === 'enough' && tasks.every(({ state }) => state !== 'loading') ? 'withdraw' : undefined;
}
