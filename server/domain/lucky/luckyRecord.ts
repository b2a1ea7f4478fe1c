import { luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import type { LuckyStatus } from '@tally/contract/tasks/lucky';
import type { LuckyOffer } from '../../catalogue/reader';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Person } from '../people/person';
import { luckyListedDays, luckyOpenMs } from '../../limits/lucky';

/** A row of `lucky_records`: a lucky task assigned to a person. */
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

/** The select list that names the columns as in `LuckyRecord`. */
export const luckyColumns = `id, task_id as "taskId", source, app_pkg as "appPkg", status, day,
  assigned_at as "assignedAt", ready_at as "readyAt"`;

/** How long the app must be used before the reward can be claimed. */
export const luckyPlayMs = luckyPlayMinutes * minuteMs;

/**
 * How long after its assignment a task stays open. A task that is not installed closes earlier, so that its time of use
 * still fits into its 24 hours: no one is told to wait for a task that will be closed by then.
 */
const openMs = (status: LuckyStatus): number => luckyOpenMs - (status < luckyStatus.installed ? luckyPlayMs : 0);

/** The time before which an open record's assignment has expired, by the parameters of `openSinceTypes`. */
export const openSince = `case when status = ${luckyStatus.installed} then :installedSince else :assignedSince end`;
export const openSinceTypes = { installedSince: 'bigint', assignedSince: 'bigint' } as const;
export const openSinceValues = (now: number) => ({
  installedSince: now - openMs(luckyStatus.installed),
  assignedSince: now - openMs(luckyStatus.assigned),
});

/** The status at a time: a task that was not finished within its open time counts as closed. */
export const statusAt = (
  { status, assignedAt }: Pick<LuckyRecord, 'status' | 'assignedAt'>,
  now: number,
): LuckyStatus => (status < luckyStatus.rewarded && now - assignedAt > openMs(status) ? luckyStatus.closed : status);

/**
 * Whether a task is under way: assigned (1) to installed (4). Not assigned (0) is a task without a record.
 */
export const isOngoing = (status: LuckyStatus): boolean => status > luckyStatus.none && status < luckyStatus.rewarded;

/** The number of records, of one network or of all. */
export const usedOf = (rows: readonly LuckyRecord[], source?: LuckyRecord['source']): number =>
  rows.filter((row) => source === undefined || row.source === source).length;

const recordsSince = statement(
  { person: 'bigint', since: 'bigint' },
  `select ${luckyColumns} from lucky_records where user_id = :person and assigned_at > :since order by id desc limit 50`,
);

/** The person's tasks of the days that are listed, the newest first. */
export const recentRecords = (sql: Sql, person: Person, now: number): Promise<LuckyRecord[]> =>
  sql.query<LuckyRecord>(...recordsSince({ person: person.id, since: now - luckyListedDays * dayMs }));
