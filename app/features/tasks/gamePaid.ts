import type { NormalTask, TaskReward } from '@tally/contract/tasks/task';

/** By how much a game's count and the person's balance have risen since its window was opened. */
export interface Came {
  readonly rounds: number;
  readonly coin: number;
  readonly cash: number;
}

/** Nothing has come. */
export const noneCame: Came = { rounds: 0, coin: 0, cash: 0 };

/** At most what the rounds may pay; all of it where the backend does not say how much that is. */
const ofRounds = (came: number, most: number): number => (Number.isNaN(most) ? came : Math.min(came, most));

/**
 * What a game has paid (TASK-20): what the balance rose by, and of that not more than the rounds may pay, since a friend's
 * reward may have come meanwhile.
 *
 * @returns undefined while no round, or no reward of it, is booked
 */
export function gamePaid(
  { rounds, coin, cash }: Came,
  task: Pick<NormalTask, 'coinReward' | 'cashReward'> | undefined,
): Pick<TaskReward, 'coin' | 'cash'> | undefined {
  if (rounds === 0 || !task) return undefined;
  const paid = {
    coin: ofRounds(coin, rounds * task.coinReward),
    // Two decimals: the difference of two amounts has errors of binary fractions.
    cash: Math.round(ofRounds(cash, rounds * task.cashReward) * 100) / 100,
  };
  return paid.coin > 0 || paid.cash > 0 ? paid : undefined;
}
