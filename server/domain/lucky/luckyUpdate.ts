import { luckyInfos, luckyStatus } from '@tally/contract/tasks/lucky';
import { demandsCheckIn } from '@tally/contract/rules/demands';
import { localTime } from '@tally/contract/rules/marketClock';
import type { LuckyApps, LuckyOffer } from '../../catalogue/reader';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { finished, unfinished } from '../../db/states';
import { recordAction } from '../people/h5Actions';
import { decidingPhone } from '../people/phones';
import { lockBalances } from '../ledger/ledger';
import {
  luckyColumns,
  isOngoing,
  openSince,
  openSinceTypes,
  openSinceValues,
  recentRecords,
  statusAt,
  usedOf,
  luckyPlayMs,
} from './luckyRecord';
import type { LuckyRecord } from './luckyRecord';
import type { Rules } from '../marketRules/rulesAt';
import { readRules } from '../marketRules/versions';
import type { Person } from '../people/person';
import type { AdSource } from '@tally/contract/apps/ads';

/** What a step of a lucky task led to: its record, and how long its app is still to be used (ms); or why there is none. */
export type LuckyStep =
  | { readonly kind: 'done'; readonly recordId: number; readonly waitMs: number }
  | { readonly kind: 'refused'; readonly info: string };

const refused = (info: string): LuckyStep => ({ kind: 'refused', info });

/** Why no task is assigned now, by the checks of LUCKY-8 to LUCKY-11 in this order; undefined: one is. */
export function applyProblem(
  person: Pick<Person, 'dupUser' | 'showLucky' | 'showCheckIn'>,
  state: {
    readonly checkedIn: boolean;
    readonly used: Readonly<Record<AdSource, number>>;
    readonly ongoing: boolean;
  },
  rules: Pick<Rules, 'luckyQuotas' | 'closed'>,
): string | undefined {
  const { MTG, PANGLE } = state.used;
  const { luckyQuotas: quotas, closed } = rules;
  if (person.dupUser) return luckyInfos.dupUser;
  if (!person.showLucky) return luckyInfos.noneFound;
  if (closed.has('lucky')) return luckyInfos.closed;
  const { showCheckIn } = person;
  if (!state.checkedIn && demandsCheckIn({ showCheckIn, closed: [...closed.keys()] })) return luckyInfos.needCheckin;
  if (MTG + PANGLE >= quotas.total) return luckyInfos.noQuota;
  if (MTG >= quotas.MTG && PANGLE >= quotas.PANGLE) return luckyInfos.noSource;
  return state.ongoing ? luckyInfos.ongoing : undefined;
}

const appsOfPhone = statement(
  { person: 'bigint', phones: 'text[]' },
  `
select app_pkg as "appPkg" from lucky_records where user_id = :person and status <> ${luckyStatus.closed}
union all
select l.app_pkg
from people_by_phone p join lucky_records l on l.user_id = p.user_id and ${finished('l')}
where p.device = any (:phones) and p.user_id <> :person`,
);

const phoneOf = statement({ person: 'bigint' }, 'select device from users where id = :person');

/**
 * Packages of the person's assigned apps (except closed tasks) and of those paid to anyone on their phone (LUCKY-25).
 */
async function knownApps(sql: Sql, userId: number): Promise<ReadonlySet<string>> {
  const [row] = await sql.query<{ device: string | null }>(...phoneOf({ person: userId }));
  const deciding = await decidingPhone(sql, row?.device);
  const apps = await sql.query<{ appPkg: string }>(
    ...appsOfPhone({ person: userId, phones: deciding ? [deciding.device, ...deciding.marks] : [] }),
  );
  return new Set(apps.map(({ appPkg }) => appPkg));
}

const closing = statement(
  { person: 'bigint', ...openSinceTypes },
  `
update lucky_records set status = ${luckyStatus.closed}
where user_id = :person and ${unfinished()} and assigned_at < ${openSince}`,
);

const assignment = statement(
  { person: 'bigint', task: 'bigint', source: 'text', app: 'text', day: 'integer', now: 'bigint' },
  `
insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at)
values (:person, :task, :source, :app, ${luckyStatus.assigned}, :day, :now)
returning id`,
);

const checkedIn = statement(
  { person: 'bigint', day: 'integer' },
  `select 1 from task_counts where user_id = :person and day = :day and task = 'checkin' and count > 0`,
);

/** Whether the person has checked in on a day of their market. */
const hasCheckedIn = async (tx: Sql, userId: number, day: number): Promise<boolean> =>
  (await tx.query(...checkedIn({ person: userId, day }))).length > 0;

const countDisplay = statement(
  { app: 'text', name: 'text' },
  `
insert into ad_apps (app_pkg, name, display_count) values (:app, :name, 1)
on conflict (app_pkg) do update set display_count = ad_apps.display_count + 1`,
);

/** Assigns a task to the person, and counts that its app was shown. */
async function assign(
  tx: Sql,
  person: Person,
  offer: LuckyOffer,
  { day, now }: { readonly day: number; readonly now: number },
): Promise<number> {
  const { taskId: task, source, appPkgName: app } = offer;
  const [record] = await tx.query<{ id: number }>(...assignment({ person: person.id, task, source, app, day, now }));
  await tx.query(...countDisplay({ app, name: offer.appName }));
  return record?.id ?? 0;
}

/** Assigns a lucky task: the requested one, or (0) the first app new to the person of a network with quota left. */
export async function applyLucky(
  db: Db,
  person: Person,
  wanted: number,
  { now, apps }: { readonly now: number; readonly apps: LuckyApps },
): Promise<LuckyStep> {
  const { day } = localTime(now, person.market);
  await recordAction(
    db,
    { userId: person.id, device: null, appPkg: person.appPkg, action: 'lt_request', data: null },
    now,
  );
  return db.tx(async (tx) => {
    await lockBalances(tx, person.id);
    await tx.query(...closing({ person: person.id, ...openSinceValues(now) }));
    const rows = await recentRecords(tx, person, now);
    const today = rows.filter((row) => row.day === day);
    const checkedIn = await hasCheckedIn(tx, person.id, day);
    const used = { MTG: usedOf(today, 'MTG'), PANGLE: usedOf(today, 'PANGLE') };
    const rules = await readRules(tx, person.market, now);
    const ongoing = rows.some((row) => isOngoing(statusAt(row, now)));
    const problem = applyProblem(person, { checkedIn, used, ongoing }, rules);
    if (problem !== undefined) return refused(problem);
    const known = await knownApps(tx, person.id);
    const offer = apps.offered.find(
      ({ taskId, source, appPkgName }) =>
        (wanted === 0 || wanted === taskId) && used[source] < rules.luckyQuotas[source] && !known.has(appPkgName),
    );
    if (!offer) return refused(luckyInfos.noneFound);
    return { kind: 'done', recordId: await assign(tx, person, offer, { day, now }), waitMs: 0 };
  });
}

const installation = statement(
  { person: 'bigint', ...openSinceTypes, task: 'bigint', now: 'bigint', readyAt: 'bigint' },
  `
update lucky_records
set status = ${luckyStatus.installed}, clicked_at = coalesce(clicked_at, :now), ready_at = coalesce(ready_at, :readyAt)
where user_id = :person and ${unfinished()} and assigned_at >= ${openSince} and task_id = :task
returning ${luckyColumns}`,
);

/**
 * Records that the app was opened in the store: the task becomes installed (4) and its time of use starts. A repeated
 * call returns the remaining time.
 */
export async function installLucky(sql: Sql, person: Person, taskId: number, now: number): Promise<LuckyStep> {
  const [row] = await sql.query<LuckyRecord>(
    ...installation({
      person: person.id,
      ...openSinceValues(now),
      task: taskId,
      now,
      readyAt: now + luckyPlayMs,
    }),
  );
  return row
    ? { kind: 'done', recordId: row.id, waitMs: Math.max(0, (row.readyAt ?? now) - now) }
    : refused(luckyInfos.badStatus);
}
