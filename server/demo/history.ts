import { defaultCoinRewards } from '@tally/contract/limits/task';
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { taskTypes } from '@tally/contract/tasks/task';
import type { TaskType } from '@tally/contract/tasks/task';
import { rewardMoves } from '../domain/ledger/ledger';
import type { Move } from '../domain/ledger/ledger';
import { minorOf } from '../domain/ledger/money';
import { maxCounts } from '../limits/rewards';
import type { DemoPerson, DemoStory } from './people';

/** Rounds done today of each story, by task. */
export const todayCounts: Record<DemoStory, Partial<Record<TaskType, number>>> = {
  fresh: {},
  midway: { lottery: 3, videoad: 4, words: 12, quiz: 30 },
  finished: maxCounts,
  rich: { checkin: 1, lottery: 8, videoad: 2 },
  withdrawn: { checkin: 1, lottery: 1 },
  away: {},
  dup: {},
};

/** For each story the number of past days, and the cash earned on each of them (in rupiah; converted by `cashLike`). */
export const histories: Record<DemoStory, { readonly days: number; readonly cashADay: number }> = {
  fresh: { days: 0, cashADay: 0 },
  midway: { days: 6, cashADay: 2000 },
  finished: { days: 3, cashADay: 900 },
  rich: { days: 30, cashADay: 9000 },
  withdrawn: { days: 20, cashADay: 4600 },
  away: { days: 4, cashADay: 1500 },
  dup: { days: 1, cashADay: 100 },
};

/** How long the people of the "away" story have been away: longer than coins and cash are kept. */
export const awayMs = 20 * dayMs;

/** Rough value of 1000 rupiah in each market's currency. */
const perThousand: Record<Market, number> = { id: 1000, ph: 3.5, br: 0.35 };

/** Converts a rupiah amount to a similar amount in minor units of the market. */
const cashLike = (rupiah: number, market: Market): number =>
  Math.round(minorOf(perThousand[market], market) * (rupiah / 1000));

/** Sets the same time on all moves. */
export const dated = (at: number, moves: readonly Move[]): Move[] => moves.map((move) => ({ ...move, at }));

/** The moves of one past day that began at `start`: task rounds, and the exchange of the next morning. */
function dayOfHistory(market: Market, day: number, start: number, cash: number): Move[] {
  const ref = `seed/${day}`;
  const earned = {
    checkin: defaultCoinRewards.checkin,
    lottery: 1500 + (day % 7) * 300,
    videoad: defaultCoinRewards.videoad,
    words: defaultCoinRewards.words,
    quiz: defaultCoinRewards.quiz,
  };
  const rounds = taskTypes.flatMap((task, index) =>
    dated(start + index * 20 * minuteMs, rewardMoves(task, market, { coin: earned[task] }, ref)),
  );
  const coins = Object.values(earned).reduce((sum, coin) => sum + coin, 0);
  const exchange: Move[] = [
    { kind: 'exchangeout', currency: 'COIN', source: 'coin', target: 'exchange', amount: coins, ref },
    { kind: 'exchangein', currency: currencies[market], source: 'exchange', target: 'cash', amount: cash, ref },
  ];
  return [...rounds, ...dated(start + 16 * hourMs, exchange)];
}

/** All moves of a story's past days and of today. */
export function movesOfDays({ market, story }: DemoPerson, now: number): Move[] {
  const { days, cashADay } = histories[story];
  const end = story === 'away' ? now - awayMs : now;
  const past = Array.from({ length: days }, (_, index) =>
    dayOfHistory(market, days - index, end - (days - index) * dayMs, cashLike(cashADay, market)),
  );
  const today = (Object.entries(todayCounts[story]) as [TaskType, number][]).map(([task, count]) =>
    Array.from({ length: count }, (_, round) =>
      dated(
        end - hourMs + round * minuteMs,
        rewardMoves(task, market, { coin: Math.min(defaultCoinRewards[task], 2000) }, `seed/today/${round}`),
      ),
    ).flat(),
  );
  const gifts =
    story === 'midway' ? dated(end - 2 * hourMs, rewardMoves('newbietask', market, { gift: 2 }, 'seed/gift')) : [];
  const newbie =
    days > 0
      ? dated(
          end - (days + 1) * dayMs,
          rewardMoves('newbie', market, { cash: cashLike(1000, market), gift: 1 }, 'seed/newbie'),
        )
      : [];
  return [...newbie, ...past.flat(), ...gifts, ...today.flat()];
}
