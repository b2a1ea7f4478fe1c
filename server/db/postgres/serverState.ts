import { only } from '../db';
import type { Db } from '../db';

/** The state of a PostgreSQL besides what is in it. */
export interface ServerState {
  /** Whether the machine's library orders text otherwise than when the database was made: indexes may be wrong. */
  readonly collationChanged: boolean;
  /** When a file of the log was last archived, and when the last try failed; ms since the epoch, 0: never. */
  readonly archivedAt: number;
  readonly archiveFailedAt: number;
  /** Whether commits wait for a replica, and how many replicas follow. */
  readonly expectsReplica: boolean;
  readonly replicas: number;
}

/** Of the embedded database, which orders text by its own library, and has neither archive nor replica. */
export const noServerState: ServerState = {
  collationChanged: false,
  archivedAt: 0,
  archiveFailedAt: 0,
  expectsReplica: false,
  replicas: 0,
};

/** PostgreSQL remembers the version of a database's collation from here on. */
const firstWithVersion = 150_000;

const ms = (column: string) => `coalesce(extract(epoch from ${column}) * 1000, 0)::bigint`;

/** Looks at the state of the database's server; rows of replicas are seen by every role, their details are not. */
export async function readServerState(db: Db): Promise<ServerState> {
  if (db.kind === 'embedded') return noServerState;
  const { version } = only(
    await db.query<{ version: number }>(`select current_setting('server_version_num')::integer as version`),
  );
  const changed =
    version < firstWithVersion
      ? 'false'
      : `(select datcollversion is distinct from pg_database_collation_actual_version(oid)
           from pg_database where datname = current_database())`;
  return only(
    await db.query<ServerState>(
      `select ${changed} as "collationChanged", ${ms('last_archived_time')} as "archivedAt",
              ${ms('last_failed_time')} as "archiveFailedAt",
              current_setting('synchronous_standby_names') <> '' as "expectsReplica",
              (select count(*)::integer from pg_stat_replication) as replicas
       from pg_stat_archiver`,
    ),
  );
}
