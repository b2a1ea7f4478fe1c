import { dayMs, luckyPlayMinutes, minuteMs } from '@tally/contract/limits';
import { luckyCash, luckyInfos, luckyStatus } from '@tally/contract/lucky';
import type { LuckyList, LuckyReward, LuckyStatus, LuckyTask, LuckyUpdate } from '@tally/contract/lucky';
import type { LuckyApps, LuckyOffer } from '../catalogue/reader';
import { isUniqueViolation } from '../db/db';
import type { Db, Sql } from '../db/db';
import { noteAction } from './h5Actions';
import { spendConfirmation, unconfirmed } from './adConfirmations';
import type { Confirmation } from './adConfirmations';
import { localTime } from '@tally/contract/rules/marketClock';
import { lockPhone, phoneMark } from './joining';
import { lockBalances, post, rewardMoves } from './ledger';
import { minorOf, toWire } from './money';
import { storeAnswer, storedAnswer } from './idempotency';
import type { IdempotentRequest } from './idempotency';
import type { Person } from './person';
import { luckyListedDays, luckyOpenMs, luckyQuotas } from './serverLimits';

interface Row {
  readonly id: number;
  readonly taskId: number;
  readonly source: LuckyOffer['source'];
  readonly appPkg: string;
  readonly status: LuckyStatus;
  readonly day: number;
  readonly assignedAt: number;
  readonly readyAt: number | null;
}

const columns =
  'id, task_id as "taskId", source, app_pkg as "appPkg", status, day, assigned_at as "assignedAt", ready_at as "readyAt"';

/** Time of use until the reward can be claimed. */
const useMs = luckyPlayMinutes * minuteMs;

/** How long after its assignment a task stays open: while it can be finished within its day. Nobody is told to wait for what is closed by then. */
const openMs = (status: LuckyStatus): number => luckyOpenMs - (status < luckyStatus.installed ? useMs : 0);

/** When an open record was assigned at the earliest: $2 if it is installed, else $3 (`openSinceAt`). */
const openSince = `case when status = ${luckyStatus.installed} then $2::bigint else $3::bigint end`;
const openSinceAt = (now: number): number[] =>
  [luckyStatus.installed, luckyStatus.assigned].map((status) => now - openMs(status));

/** Finished within a day, or closed. */
const statusAt = ({ status, assignedAt }: Pick<Row, 'status' | 'assignedAt'>, now: number): LuckyStatus =>
  status < luckyStatus.rewarded && now - assignedAt > openMs(status) ? luckyStatus.closed : status;

/**
 * Assigned (1) to installed (4). The page's one update says installed, so no call of ours stops at downloading (2) or clicked (3);
 * a record that does is under way like the others. Not assigned (0) is a task without a record.
 */
const isOngoing = (status: LuckyStatus): boolean => status > luckyStatus.none && status < luckyStatus.rewarded;

function described(row: Row, now: number, apps: LuckyApps): LuckyTask {
  const { taskId, id: taskRecordId, appPkg, readyAt } = row;
  const taskStatus = statusAt(row, now);
  const offer = apps.known.get(taskId);
  const rewardTimeRemain = taskStatus === luckyStatus.installed ? Math.max(0, (readyAt ?? 0) - now) : 0;
  return {
    taskId,
    taskRecordId,
    taskStatus,
    appName: offer?.appName ?? appPkg,
    appIcon: offer?.appIcon ?? '',
    appPkgName: appPkg,
    appClassName: offer?.appClassName ?? '',
    rewardTimeRemain,
  };
}

/** How many a network gave today. */
const usedOf = (rows: readonly Row[], source?: Row['source']): number =>
  rows.filter((row) => source === undefined || row.source === source).length;

const noLucky: LuckyList = {
  status: 0,
  luckytasks: [],
  source1Info: { total: 0, count: 0 },
  source2Info: { total: 0, count: 0 },
  totalInfo: { total: 0, count: 0 },
};

const recentRows = (sql: Sql, person: Person, now: number): Promise<Row[]> =>
  sql.query<Row>(
    `select ${columns} from lucky_records where user_id = $1 and assigned_at > $2 order by id desc limit 50`,
    [person.id, now - luckyListedDays * dayMs],
  );

/** The person's lucky tasks of the last days and today's quotas; status 0 for those who aren't offered any. */
export async function luckyOf(sql: Sql, person: Person, now: number, apps: LuckyApps): Promise<LuckyList> {
  if (!person.showLucky || person.dupUser) return noLucky;
  const rows = await recentRows(sql, person, now);
  const { day } = localTime(now, person.market);
  const today = rows.filter((row) => row.day === day);
  const quotas = luckyQuotas[person.market];
  return {
    status: 1,
    luckytasks: rows.map((row) => described(row, now, apps)),
    source1Info: { total: quotas.MTG, count: usedOf(today, 'MTG') },
    source2Info: { total: quotas.PANGLE, count: usedOf(today, 'PANGLE') },
    totalInfo: { total: quotas.total, count: usedOf(today) },
  };
}

const refused = (info: string): LuckyUpdate => ({ status: 2, info, taskRecordId: 0, rewardWaitingTime: 0 });

/** Why no task is given now, in the order of LUCKY-8 to LUCKY-11; empty when one may be. */
export function applyProblem(
  person: Pick<Person, 'dupUser' | 'showLucky' | 'market'>,
  state: {
    readonly checkedIn: boolean;
    readonly used: Readonly<Record<'MTG' | 'PANGLE', number>>;
    readonly ongoing: boolean;
  },
): string {
  const { MTG, PANGLE } = state.used;
  const quotas = luckyQuotas[person.market];
  if (person.dupUser) return luckyInfos.dupUser;
  if (!person.showLucky) return luckyInfos.noneFound;
  if (!state.checkedIn) return luckyInfos.needCheckin;
  if (MTG + PANGLE >= quotas.total) return luckyInfos.noQuota;
  if (MTG >= quotas.MTG && PANGLE >= quotas.PANGLE) return luckyInfos.noSource;
  return state.ongoing ? luckyInfos.ongoing : '';
}

/** Apps that the person had, and apps that were paid to anybody on their phone (LUCKY-25). */
async function knownApps(sql: Sql, userId: number): Promise<ReadonlySet<string>> {
  const [phone] = await sql.query<{ device: string | null }>('select device from users where id = $1', [userId]);
  const device = phone?.device ?? null;
  const apps = await sql.query<{ appPkg: string }>(
    `select app_pkg as "appPkg" from lucky_records where user_id = $1 and status <> 9
     union all select l.app_pkg from people_by_phone p join lucky_records l on l.user_id = p.user_id and l.status = 5 where p.device in ($2::text, $3::text) and p.user_id <> $1`,
    [userId, device, device && phoneMark(device)],
  );
  return new Set(apps.map(({ appPkg }) => appPkg));
}

/** Gives the person a lucky task: the wanted one, or (0) the first that a network with quota left offers and that they don't know. */
export async function applyLucky(
  db: Db,
  person: Person,
  wanted: number,
  now: number,
  apps: LuckyApps,
): Promise<LuckyUpdate> {
  const { day } = localTime(now, person.market);
  await noteAction(
    db,
    { userId: person.id, device: null, appPkg: person.appPkg, action: 'lt_request', data: null },
    now,
  );
  return db.tx(async (tx) => {
    await lockBalances(tx, person.id);
    await tx.query(
      `update lucky_records set status = 9 where user_id = $1 and status in (1, 2, 3, 4) and assigned_at < ${openSince}`,
      [person.id, ...openSinceAt(now)],
    );
    const rows = await recentRows(tx, person, now);
    const today = rows.filter((row) => row.day === day);
    const checkedIn =
      (
        await tx.query(`select 1 from task_counts where user_id = $1 and day = $2 and task = 'checkin' and count > 0`, [
          person.id,
          day,
        ])
      ).length > 0;
    const used = { MTG: usedOf(today, 'MTG'), PANGLE: usedOf(today, 'PANGLE') };
    const problem = applyProblem(person, {
      checkedIn,
      used,
      ongoing: rows.some((row) => isOngoing(statusAt(row, now))),
    });
    if (problem !== '') return refused(problem);
    const known = await knownApps(tx, person.id);
    const offer = apps.offered.find(
      ({ taskId, source, appPkgName }) =>
        (wanted === 0 || wanted === taskId) &&
        used[source] < luckyQuotas[person.market][source] &&
        !known.has(appPkgName),
    );
    if (!offer) return refused(luckyInfos.noneFound);
    const [record] = await tx.query<{ id: number }>(
      `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at) values ($1, $2, $3, $4, 1, $5, $6) returning id`,
      [person.id, offer.taskId, offer.source, offer.appPkgName, day, now],
    );
    await tx.query(
      'insert into ad_apps (app_pkg, name, display_count) values ($1, $2, 1) on conflict (app_pkg) do update set display_count = ad_apps.display_count + 1',
      [offer.appPkgName, offer.appName],
    );
    return { status: 1, info: '', taskRecordId: record?.id ?? 0, rewardWaitingTime: 0 };
  });
}

/** The app was opened in the store: the task becomes installed (4) and waits for its time of use. A repeat answers what remains. */
export async function installLucky(sql: Sql, person: Person, taskId: number, now: number): Promise<LuckyUpdate> {
  const [row] = await sql.query<Row>(
    `update lucky_records set status = 4, clicked_at = coalesce(clicked_at, $5), ready_at = coalesce(ready_at, $6)
     where user_id = $1 and status in (1, 2, 3, 4) and assigned_at >= ${openSince} and task_id = $4 returning ${columns}`,
    [person.id, ...openSinceAt(now), taskId, now, now + useMs],
  );
  return row
    ? { status: 1, info: '', taskRecordId: row.id, rewardWaitingTime: Math.max(0, (row.readyAt ?? now) - now) }
    : refused(luckyInfos.badStatus);
}

/** What the host reports of a claim. */
export interface LuckyClaim {
  readonly taskRecordId: number;
  readonly installed: boolean;
}

const noReward = (info: string): LuckyReward => ({ status: 2, info, cash: 0 });

/** Why a claim isn't paid; empty when it is. */
function claimProblem(person: Person, row: Row | undefined, claim: LuckyClaim, now: number): string {
  if (person.dupUser) return luckyInfos.dupUser;
  if (!row || statusAt(row, now) !== luckyStatus.installed) return luckyInfos.badStatus;
  return claim.installed && now >= (row.readyAt ?? 0) ? '' : luckyInfos.openAppFailed;
}

/** Whether somebody else on the same phone was paid for the app. Two people of one phone are decided one after the other. */
async function paidOnThisPhone(tx: Sql, userId: number, device: string, appPkg: string): Promise<boolean> {
  await lockPhone(tx, device);
  const others = await tx.query(
    'select 1 from people_by_phone p join lucky_records l on l.user_id = p.user_id and l.app_pkg = $3 and l.status = 5 where p.device in ($2, $4) and p.user_id <> $1 limit 1',
    [userId, device, appPkg, phoneMark(device)],
  );
  return others.length > 0;
}

/** Pays a finished lucky task, once; where it is required, only with the network's own confirmation (LUCKY-28). */
export async function claimLucky(
  db: Db,
  person: Person,
  claim: LuckyClaim,
  once: IdempotentRequest,
  now: number,
  confirmation: Confirmation = unconfirmed,
): Promise<LuckyReward> {
  const { market } = person;
  const cash = minorOf(luckyCash(market), market);
  try {
    return await db.tx(async (tx) => {
      await lockBalances(tx, person.id);
      const stored = await storedAnswer<LuckyReward>(tx, person.id, once);
      if (stored) return stored;
      const [row] = await tx.query<Row>(`select ${columns} from lucky_records where user_id = $1 and id = $2`, [
        person.id,
        claim.taskRecordId,
      ]);
      const problem = claimProblem(person, row, claim, now);
      // Not stored: the same claim may be made again when the time is up.
      if (problem !== '' || !row) return noReward(problem);
      const [still] = await tx.query<{ device: string | null }>(
        'select device from users where id = $1 and status = 1',
        [person.id],
      );
      if (!still) return noReward(luckyInfos.badStatus);
      if (still.device !== null && (await paidOnThisPhone(tx, person.id, still.device, row.appPkg))) {
        await tx.query('update lucky_records set status = 9 where user_id = $2 and id = $1', [row.id, person.id]);
        return noReward(luckyInfos.dupApp);
      }
      if (confirmation.mode !== 'off') {
        const needed = { userId: person.id, appPkg: row.appPkg, source: row.source };
        const confirmed = await spendConfirmation(tx, needed, now);
        if (!confirmed) confirmation.missing();
        if (!confirmed && confirmation.mode === 'required') return noReward(luckyInfos.openAppFailed);
      }
      await tx.query('update lucky_records set status = 5, done_at = $2 where user_id = $3 and id = $1', [
        row.id,
        now,
        person.id,
      ]);
      await post(tx, person.id, now, rewardMoves('luckytask', market, { cash }, `lucky/${row.id}`));
      const answer: LuckyReward = { status: 1, info: '', cash: toWire(cash, market) };
      await storeAnswer(tx, person.id, once, answer, now);
      return answer;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return noReward(luckyInfos.badStatus);
  }
}
