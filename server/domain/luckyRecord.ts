import { dayMs, luckyPlayMinutes, minuteMs } from '@tally/contract/limits';
import { luckyStatus } from '@tally/contract/lucky';
import type { LuckyStatus } from '@tally/contract/lucky';
import type { LuckyOffer } from '../catalogue/reader';
import type { Sql } from '../db/db';
import type { Person } from './person';
import { luckyListedDays, luckyOpenMs } from './serverLimits';

/** A row of `lucky_records`: a task that was given to a person. */
export interface LuckyRecord {
  readonly id: number;
  readonly taskId: number;
  readonly source: LuckyOffer['source'];
  readonly appPkg: string;
  readonly status: LuckyStatus;
  readonly day: number;
  readonly assignedAt: number;
  readonly readyAt: number | null;
}

/** Its columns under these names. */
export const luckyColumns =
  'id, task_id as "taskId", source, app_pkg as "appPkg", status, day, assigned_at as "assignedAt", ready_at as "readyAt"';

/** Time of use until the reward can be claimed. */
export const luckyPlayMs = luckyPlayMinutes * minuteMs;

/** How long after its assignment a task stays open: while it can be finished within its day. Nobody is told to wait for what is closed by then. */
const openMs = (status: LuckyStatus): number => luckyOpenMs - (status < luckyStatus.installed ? luckyPlayMs : 0);

/** When an open record was assigned at the earliest: $2 if it is installed, else $3 (`openSinceParams`). */
export const openSince = `case when status = ${luckyStatus.installed} then $2::bigint else $3::bigint end`;
/** The two parameters of `openSince`. */
export const openSinceParams = (now: number): number[] =>
  [luckyStatus.installed, luckyStatus.assigned].map((status) => now - openMs(status));

/** Finished within a day, or closed. */
export const statusAt = (
  { status, assignedAt }: Pick<LuckyRecord, 'status' | 'assignedAt'>,
  now: number,
): LuckyStatus => (status < luckyStatus.rewarded && now - assignedAt > openMs(status) ? luckyStatus.closed : status);

/**
 * Assigned (1) to installed (4). The page's one update says installed, so no call of ours stops at downloading (2) or clicked (3);
 * a record that does is under way like the others. Not assigned (0) is a task without a record.
 */
export const isOngoing = (status: LuckyStatus): boolean => status > luckyStatus.none && status < luckyStatus.rewarded;

/** How many a network gave today. */
export const usedOf = (rows: readonly LuckyRecord[], source?: LuckyRecord['source']): number =>
  rows.filter((row) => source === undefined || row.source === source).length;

/** The person's tasks of the days that are listed, the newest first. */
export const recentRecords = (sql: Sql, person: Person, now: number): Promise<LuckyRecord[]> =>
  sql.query<LuckyRecord>(
    `select ${luckyColumns} from lucky_records where user_id = $1 and assigned_at > $2 order by id desc limit 50`,
    [person.id, now - luckyListedDays * dayMs],
  );
