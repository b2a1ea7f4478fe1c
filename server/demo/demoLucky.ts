import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { luckyCash, luckyStatus } from '@tally/contract/tasks/lucky';
import type { LuckyStatus } from '@tally/contract/tasks/lucky';
import { localTime } from '@tally/contract/rules/marketClock';
import { only } from '../db/db';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';
import { rewardMoves } from '../domain/ledger/ledger';
import type { Move } from '../domain/ledger/ledger';
import { minorOf } from '../domain/ledger/money';
import type { Owner } from './demoAccount';
import { dated } from './history';
import type { DemoStory } from './people';

/** The lucky tasks of each story: status and hours since they were assigned. */
const storyLucky: Record<DemoStory, readonly (readonly [status: LuckyStatus, hoursAgo: number])[]> = {
  fresh: [],
  midway: [[luckyStatus.clicked, 20]],
  finished: [[luckyStatus.downloading, 2]],
  rich: [
    [luckyStatus.rewarded, 50],
    [luckyStatus.closed, 30],
    [luckyStatus.rewarded, 5],
    [luckyStatus.assigned, 1],
  ],
  withdrawn: [
    [luckyStatus.rewarded, 60],
    [luckyStatus.closed, 40],
    [luckyStatus.installed, 3],
  ],
  away: [],
  dup: [],
};

const record = statement(
  {
    person: 'bigint',
    task: 'bigint',
    source: 'text',
    app: 'text',
    status: 'smallint',
    day: 'integer',
    at: 'bigint',
    clickedAt: 'bigint?',
    readyAt: 'bigint?',
    doneAt: 'bigint?',
  },
  `
insert into lucky_records
  (user_id, task_id, source, app_pkg, status, day, assigned_at, clicked_at, ready_at, done_at)
values (:person, :task, :source, :app, :status, :day, :at, :clickedAt, :readyAt, :doneAt)
returning id`,
);

const tenOffers = statement(
  { market: 'text' },
  `
select task_id as "taskId", source, app_pkg as "appPkgName", name as "appName"
from lucky_apps
where market = :market
order by task_id
limit 10`,
);

const addDisplays = statement(
  { app: 'text', name: 'text', displays: 'integer' },
  `
insert into ad_apps (app_pkg, name, display_count) values (:app, :name, :displays)
on conflict (app_pkg) do update set display_count = ad_apps.display_count + :displays`,
);

/** Creates the lucky tasks of a story; returns the ledger moves of their rewards. */
export async function seedLucky(sql: Sql, { userId, market }: Owner, story: DemoStory, now: number): Promise<Move[]> {
  const moves: Move[] = [];
  if (storyLucky[story].length === 0) return moves;
  const offers = await sql.query<{ taskId: number; source: string; appPkgName: string; appName: string }>(
    ...tenOffers({ market }),
  );
  for (const [index, [status, hoursAgo]] of storyLucky[story].entries()) {
    const offer = offers[index];
    if (!offer) continue;
    const at = now - hoursAgo * hourMs;
    const done = status === luckyStatus.rewarded ? at + 10 * minuteMs : null;
    const { id } = only(
      await sql.query<{ id: number }>(
        ...record({
          person: userId,
          task: offer.taskId,
          source: offer.source,
          app: offer.appPkgName,
          status,
          day: localTime(at, market).day,
          at,
          clickedAt: status === luckyStatus.assigned ? null : at + minuteMs,
          readyAt: status === luckyStatus.installed || done !== null ? at + 6 * minuteMs : null,
          doneAt: done,
        }),
      ),
    );
    if (done !== null)
      moves.push(
        ...dated(done, rewardMoves('luckytask', market, { cash: minorOf(luckyCash(market), market) }, `lucky/${id}`)),
      );
    await sql.query(...addDisplays({ app: offer.appPkgName, name: offer.appName, displays: 40 + index * 17 }));
  }
  return moves;
}
