import { defaultCoinRewards, defaultMaxCounts, lotteryCooldownMs } from '@tally/contract/limits/task';
import type { Market } from '@tally/contract/market/codes';
import { quotaAt } from '@tally/contract/rules/quota';
import { taskTypes } from '@tally/contract/tasks/task';
import type { NormalTask, TaskType } from '@tally/contract/tasks/task';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Person } from '../people/person';
import type { Rules } from '../marketRules/rulesAt';
import { averageCoins } from '../marketRules/averageCoins';

/** The number of rounds of a task that are open at a minute of the market's day (TASK-3, TASK-4). */
export const openCount = (task: TaskType, market: Market, minutes: number, { maxCounts }: Rules): number =>
  quotaAt({ taskType: task, maxCount: maxCounts[task] }, market, minutes);

/** Minimum time between two rounds of a task, ms. */
export const cooldownMs = (task: TaskType, market: Market): number =>
  task === 'lottery' ? lotteryCooldownMs[market] : 0;

/** Whether a task is offered to a person. */
export const isOffered = (person: Person, task: TaskType): boolean =>
  ({
    checkin: person.showCheckIn,
    lottery: person.showLottery,
    videoad: person.showVideoAd,
    words: person.showWords,
    quiz: person.showQuiz,
  })[task];

const described = (
  taskType: TaskType,
  {
    count,
    maxCount,
    coinReward,
    cashReward,
  }: { readonly count: number; readonly maxCount: number; readonly coinReward: number; readonly cashReward: number },
): NormalTask => ({
  taskType,
  count,
  maxCount,
  coinReward,
  cashReward,
  coinAverage: averageCoins(taskType, coinReward),
});

/** The tasks as shown to guests: default rewards and maxima (TASK-21, TASK-22). */
export const guestTasks = (): NormalTask[] =>
  taskTypes.map((task) =>
    described(task, {
      count: 0,
      maxCount: defaultMaxCounts[task],
      coinReward: defaultCoinRewards[task],
      cashReward: 0,
    }),
  );

const countsOfDay = statement(
  { person: 'bigint', day: 'integer' },
  'select task, count from task_counts where user_id = :person and day = :day',
);

/** The tasks that are offered to a person, with today's counts. */
export async function tasksOf(
  sql: Sql,
  person: Person,
  now: number,
  { maxCounts, rewards, videoCash }: Rules,
): Promise<NormalTask[]> {
  const { day } = localTime(now, person.market);
  const rows = await sql.query<{ task: TaskType; count: number }>(...countsOfDay({ person: person.id, day }));
  const counts = new Map(rows.map(({ task, count }) => [task, count]));
  return taskTypes
    .filter((task) => isOffered(person, task))
    .map((task) =>
      described(task, {
        count: counts.get(task) ?? 0,
        maxCount: maxCounts[task],
        coinReward: rewards[task],
        cashReward: task === 'videoad' ? videoCash : 0,
      }),
    );
}
