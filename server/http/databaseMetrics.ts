import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Watch } from '../maintenance/watch';

/** Adds metrics of the database's server: its collation, archive and replicas, as last collected by the timer. */
export function addDatabaseMetrics(registers: Registry[], database: Watch['database']): void {
  const gauge = (name: string, help: string, valueOf: (state: ReturnType<Watch['database']>) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(valueOf(database()));
      },
    });
  gauge(
    'tally_collation_changed',
    "1: the machine's library orders text otherwise than when the database was made, and indexes may be wrong.",
    ({ collationChanged }) => Number(collationChanged),
  );
  gauge(
    'tally_archive_timestamp_seconds',
    'When a file of the log was last archived; 0: never.',
    ({ archivedAt }) => archivedAt / 1000,
  );
  gauge(
    'tally_archive_failed_timestamp_seconds',
    'When archiving a file of the log last failed; 0: never.',
    ({ archiveFailedAt }) => archiveFailedAt / 1000,
  );
  gauge('tally_replica_expected', '1: commits wait for a replica.', ({ expectsReplica }) => Number(expectsReplica));
  gauge('tally_replicas', 'Replicas that follow.', ({ replicas }) => replicas);
}
