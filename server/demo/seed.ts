import { dayMs, defaultCoinRewards, hourMs, minuteMs } from '@tally/contract/limits';
import { currencies, marketLocales } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { taskTypes } from '@tally/contract/task';
import type { TaskType } from '@tally/contract/task';
import type { Db, Sql } from '../db/db';
import { packageOf } from '../domain/apps';
import { localTime } from '../domain/days';
import { join } from '../domain/joining';
import { post, rewardMoves } from '../domain/ledger';
import type { Move } from '../domain/ledger';
import { minorOf } from '../domain/money';
import { pictureLink } from '../domain/pictures';
import { maxCounts } from '../domain/rules';
import { exchangeDay } from '../domain/settle';
import { demoPeople } from './people';
import type { DemoPerson, DemoStory } from './people';

type Counts = Partial<Record<TaskType, number>>;

/** How far today is for each story. */
const counts: Record<DemoStory, Counts> = {
  fresh: {},
  midway: { lottery: 3, videoad: 4, words: 12, quiz: 30 },
  finished: maxCounts,
  rich: { checkin: 1, lottery: 8, videoad: 2 },
  withdrawn: { checkin: 1, lottery: 1 },
  away: {},
  dup: {},
};

/** Cash at hand and days of history of each story, as multiples of the market's small amounts. */
const histories: Record<DemoStory, { readonly days: number; readonly cashADay: number }> = {
  fresh: { days: 0, cashADay: 0 },
  midway: { days: 6, cashADay: 2000 },
  finished: { days: 3, cashADay: 900 },
  rich: { days: 30, cashADay: 9000 },
  withdrawn: { days: 20, cashADay: 2600 },
  away: { days: 4, cashADay: 1500 },
  dup: { days: 1, cashADay: 100 },
};

/** How long those who are away have been away: longer than coins and cash are kept. */
const awayMs = 20 * dayMs;

/** The same purchase, roughly, in each market: for 1000 rupiah. */
const perThousand: Record<Market, number> = { id: 1000, ph: 3.5, br: 0.35 };

/** Cash of `rupiah` in the market, in minor units. */
export const cashLike = (rupiah: number, market: Market): number => Math.round(minorOf(perThousand[market], market) * (rupiah / 1000));

const dated = (at: number, moves: readonly Move[]): Move[] => moves.map((move) => ({ ...move, at }));

/** One past day that began at `start`: rounds of tasks, now and then a lucky task, and the exchange of the next morning. */
function dayOfHistory(market: Market, day: number, start: number, cash: number): Move[] {
  const ref = `seed/${day}`;
  const earned = { checkin: defaultCoinRewards.checkin, lottery: 1500 + (day % 7) * 300, videoad: defaultCoinRewards.videoad, words: defaultCoinRewards.words, quiz: defaultCoinRewards.quiz };
  const rounds = taskTypes.flatMap((task, index) => dated(start + index * 20 * minuteMs, rewardMoves(task, market, { coin: earned[task] }, ref)));
  const coins = Object.values(earned).reduce((sum, coin) => sum + coin, 0);
  const exchange: Move[] = [
    { kind: 'exchangeout', currency: 'COIN', source: 'coin', target: 'exchange', amount: coins, ref },
    { kind: 'exchangein', currency: currencies[market], source: 'exchange', target: 'cash', amount: cash, ref },
  ];
  const extra = day % 5 === 2 ? dated(start + 3 * hourMs, rewardMoves('luckytask', market, { cash: cashLike(5000, market) }, ref)) : [];
  return [...rounds, ...extra, ...dated(start + 16 * hourMs, exchange)];
}

/** Everything that ever moved for a story, the oldest first. */
function historyOf({ market, story }: DemoPerson, now: number): Move[] {
  const { days, cashADay } = histories[story];
  const end = story === 'away' ? now - awayMs : now;
  const past = Array.from({ length: days }, (_, index) => dayOfHistory(market, days - index, end - (days - index) * dayMs, cashLike(cashADay, market)));
  const today = (Object.entries(counts[story]) as [TaskType, number][]).flatMap(([task, count]) =>
    Array.from({ length: count }, (_, round) => dated(end - hourMs + round * minuteMs, rewardMoves(task, market, { coin: Math.min(defaultCoinRewards[task], 2000) }, `seed/today/${round}`))).flat(),
  );
  return [
    ...(days > 0 ? dated(end - (days + 1) * dayMs, rewardMoves('newbie', market, { cash: cashLike(1000, market), gift: 1 }, 'seed/newbie')) : []),
    ...past.flat(),
    ...(story === 'midway' ? dated(end - 2 * hourMs, rewardMoves('newbietask', market, { gift: 2 }, 'seed/gift')) : []),
    ...today.sort((a, b) => (a.at ?? 0) - (b.at ?? 0)),
  ];
}

async function seedCounts(sql: Sql, userId: number, { market, story }: DemoPerson, now: number): Promise<void> {
  const { day } = localTime(now, market);
  for (const [task, count] of Object.entries(counts[story]) as [TaskType, number][]) {
    await sql.query('insert into task_counts (user_id, day, task, count, max_count, last_at) values ($1, $2, $3, $4, $5, $6)', [userId, day, task, count, maxCounts[task], now - hourMs]);
  }
}

/** Makes one demo person with everything that belongs to their story. */
async function seedPerson(sql: Sql, person: DemoPerson, now: number): Promise<number> {
  const { id, market, name, story } = person;
  const first = name.split(' ')[0]?.toLowerCase() ?? id;
  const plain = first.normalize('NFD').replace(/[^a-z]/g, '');
  const joined = now - (histories[story].days + 1) * dayMs;
  const userId = await join(
    sql,
    { publicId: id, market, locale: marketLocales[market][0], appPkg: packageOf(market), googleSub: `demo:${id}`, email: `${plain}.${market}@gmail.com`, name, avatar: story === 'fresh' ? '' : pictureLink(plain), device: `demo-phone-${id}` },
    joined,
  );
  const history = historyOf(person, now);
  if (history.length > 0) await post(sql, userId, now, history);
  await seedCounts(sql, userId, person, now);
  const opened = story === 'away' ? now - awayMs : now - hourMs;
  await sql.query('update users set opened_at = $2, dup_user = $3, exchanged_day = $4 where id = $1', [userId, opened, story === 'dup', exchangeDay(now, market)]);
  return userId;
}

/** Fills an empty database with demo people; does nothing where there is anybody. */
export async function seed(db: Db, now: number): Promise<void> {
  await db.tx(async (tx) => {
    const anybody = await tx.query('select 1 from users limit 1');
    if (anybody.length > 0) return;
    for (const person of demoPeople) await seedPerson(tx, person, now);
  });
}
