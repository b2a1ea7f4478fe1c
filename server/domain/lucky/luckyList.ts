import { luckyStatus } from '@tally/contract/tasks/lucky';
import type { LuckyList, LuckyTask } from '@tally/contract/tasks/lucky';
import { localTime } from '@tally/contract/rules/marketClock';
import type { LuckyApps } from '../../catalogue/reader';
import type { Sql } from '../../db/db';
import { recentRecords, statusAt, usedOf } from './luckyRecord';
import type { LuckyRecord } from './luckyRecord';
import { readRules } from '../marketRules/versions';
import type { Person } from '../people/person';

function described(row: LuckyRecord, now: number, apps: LuckyApps): LuckyTask {
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

const noLucky: LuckyList = {
  status: 0,
  luckytasks: [],
  source1Info: { total: 0, count: 0 },
  source2Info: { total: 0, count: 0 },
  totalInfo: { total: 0, count: 0 },
};

/**
 * The person's lucky tasks of the last days and today's quotas; status 0 for people who are not offered lucky tasks.
 */
export async function luckyOf(sql: Sql, person: Person, now: number, apps: LuckyApps): Promise<LuckyList> {
  if (!person.showLucky || person.dupUser) return noLucky;
  const rows = await recentRecords(sql, person, now);
  const { day } = localTime(now, person.market);
  const today = rows.filter((row) => row.day === day);
  const quotas = (await readRules(sql, person.market, now)).luckyQuotas;
  return {
    status: 1,
    luckytasks: rows.map((row) => described(row, now, apps)),
    source1Info: { total: quotas.MTG, count: usedOf(today, 'MTG') },
    source2Info: { total: quotas.PANGLE, count: usedOf(today, 'PANGLE') },
    totalInfo: { total: quotas.total, count: usedOf(today) },
  };
}
