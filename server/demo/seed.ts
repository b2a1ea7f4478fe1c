import { dayMs, hourMs } from '@tally/contract/limits/time';
import { marketLocales } from '@tally/contract/market/codes';
import type { TaskType } from '@tally/contract/tasks/task';
import type { Db, Sql } from '../db/db';
import { statement } from '../db/statement';
import { localTime } from '@tally/contract/rules/marketClock';
import { join } from '../domain/people/joining';
import { post } from '../domain/ledger/ledger';
import { pictureLink } from '../domain/offers/pictures';
import { maxCounts } from '../limits/rewards';
import { exchangeDay } from '../domain/shared/days';
import { seedFeedback } from './demoFeedback';
import { seedLucky } from './demoLucky';
import { seedWithdrawals, storyWithdrawals } from './demoWithdrawals';
import { seedAccount, storyAccount } from './demoAccount';
import { demoPackage, seedCatalogues } from './catalogues';
import { awayMs, histories, movesOfDays, todayCounts } from './history';
import { seedTeam } from './members';
import { demoSub } from './onlyDemo';
import { demoPeople } from './people';
import type { DemoPerson } from './people';

const counted = statement(
  { person: 'bigint', day: 'integer', task: 'text', count: 'integer', most: 'integer', at: 'bigint' },
  `
insert into task_counts (user_id, day, task, count, max_count, last_at)
values (:person, :day, :task, :count, :most, :at)`,
);

const lastSeen = statement(
  { person: 'bigint', openedAt: 'bigint', dupUser: 'boolean', exchangedDay: 'integer' },
  `
update users
set opened_at = :openedAt, dup_user = :dupUser, exchanged_day = :exchangedDay
where id = :person`,
);

async function seedCounts(sql: Sql, userId: number, { market, story }: DemoPerson, now: number): Promise<void> {
  const { day } = localTime(now, market);
  for (const [task, count] of Object.entries(todayCounts[story]) as [TaskType, number][]) {
    await sql.query(...counted({ person: userId, day, task, count, most: maxCounts[task], at: now - hourMs }));
  }
}

/** Creates one demo person with the data of their story. */
async function seedPerson(sql: Sql, person: DemoPerson, now: number): Promise<void> {
  const { id, market, name, story } = person;
  const plain = (name.split(' ')[0] ?? id)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const userId = await join(
    sql,
    {
      publicId: id,
      market,
      locale: marketLocales[market][0],
      appPkg: demoPackage(market),
      googleSub: `${demoSub}${id}`,
      email: `${plain}.${market}@gmail.com`,
      name,
      avatar: story === 'fresh' ? '' : pictureLink(`face-${demoPeople.indexOf(person)}`),
      device: `demo-phone-of-${id}`,
    },
    now - (histories[story].days + 1) * dayMs,
  );
  const owner = { userId, market, name };
  const moves = [
    ...movesOfDays(person, now),
    ...(await seedWithdrawals(sql, owner, storyWithdrawals[story](now))),
    ...(await seedLucky(sql, owner, story, now)),
    ...(await seedTeam(sql, owner, story, now)),
  ].sort((a, b) => (a.at ?? now) - (b.at ?? now));
  if (moves.length > 0) await post(sql, userId, now, moves);
  if (storyAccount[story] > 0) await seedAccount(sql, owner, storyAccount[story], now);
  if (story === 'withdrawn' || story === 'rich') await seedFeedback(sql, owner, story === 'withdrawn', now);
  await seedCounts(sql, userId, person, now);
  await sql.query(
    ...lastSeen({
      person: userId,
      openedAt: story === 'away' ? now - awayMs : now - hourMs,
      dupUser: story === 'dup',
      exchangedDay: exchangeDay(now, market),
    }),
  );
}

/** Fills an empty database with catalogues and demo people; creates no people when there are any already. */
export async function seed(db: Db, now: number, people: readonly DemoPerson[] = demoPeople): Promise<void> {
  await seedCatalogues(db, now);
  await db.tx(async (tx) => {
    const anybody = await tx.query('select 1 from users limit 1');
    if (anybody.length > 0) return;
    for (const person of people) await seedPerson(tx, person, now);
  });
}
