import type { TaskType } from '@tally/contract/tasks/task';
import type { OfferedTask } from './offeredTask';
import type { TaskState } from '@tally/ui/TaskCard';

/** A reward that waits for a press: of a lucky task, or of the review task, which lacks its screenshot alone. */
export type Claim = 'lucky' | 'review';

/** The next thing to do, whose button is red: ask for the numbers again, claim a reward, withdraw, or a task. */
export type NextStep = 'retry' | Claim | 'withdraw' | TaskType;

export interface NextStepInput {
  person: 'unknown' | 'guest' | 'active';
  /** The numbers could not be loaded, or the phone is offline. */
  trouble: boolean;
  claim?: Claim | undefined;
  /** Something can be withdrawn at this moment. */
  withdrawal: boolean;
  offered: OfferedTask;
  tasks: readonly { type: TaskType; state: TaskState }[];
}

/** States in which a task stays the next one. */
const goesOn: readonly TaskState[] = ['ready', 'low', 'busy'];

/**
 * Home's one red button (HOME-27): "try again" beside a message about the numbers; a reward that can be claimed; Withdraw
 * where something can be withdrawn; the offered task, or the first that can be done. Guests have the login bar, and
 * nothing is red before the person is known.
 */
export function nextStep({ person, trouble, claim, withdrawal, offered, tasks }: NextStepInput): NextStep | undefined {
  if (person === 'guest') return undefined;
  if (trouble) return 'retry';
  if (person === 'unknown') return undefined;
  if (claim) return claim;
  if (withdrawal) return 'withdraw';
  const next = tasks.find(({ type, state }) => type === offered && goesOn.includes(state));
  const task =
    next ?? tasks.find(({ state }) => state === 'ready') ?? tasks.find(({ state }) => goesOn.includes(state));
  return task?.type;
}
