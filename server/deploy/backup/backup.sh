#!/bin/sh
# backup.sh full|diff: makes a backup where the database's primary runs, and says everywhere when the repository's last
# ones were made (for Prometheus' node exporter). Where PostgreSQL is a replica, only the latter.
set -eu
umask 022
metrics=${METRICS:-/var/lib/prometheus/node-exporter}
socket=${SOCKET:-/var/run/postgresql}
port=${PORT:-5432}

for program in pgbackrest psql jq; do
  command -v "$program" >/dev/null || {
    echo "$program is missing: apt-get install pgbackrest postgresql-client jq" >&2
    exit 1
  }
done

case $(psql -h "$socket" -p "$port" -d postgres -Atc 'select pg_is_in_recovery()') in
  f) pgbackrest --stanza=tally --type="$1" backup ;;
  t) echo 'This is a replica: the backup is made where the primary runs.' ;;
esac

# The newest backup of each type, with what it takes in the repository.
info=$(pgbackrest --stanza=tally --output=json info)
echo "$info" | jq -r '
  [.[] | .backup[]? | select(.error != true)] as $all
  | "# HELP tally_backup_timestamp_seconds When the newest backup was finished, by type.",
    "# TYPE tally_backup_timestamp_seconds gauge",
    ($all | group_by(.type)[] | max_by(.timestamp.stop)
      | "tally_backup_timestamp_seconds{type=\"\(.type)\"} \(.timestamp.stop)"),
    "# HELP tally_backup_repository_bytes What the newest backup takes in the repository, by type.",
    "# TYPE tally_backup_repository_bytes gauge",
    ($all | group_by(.type)[] | max_by(.timestamp.stop)
      | "tally_backup_repository_bytes{type=\"\(.type)\"} \(.info.repository.delta)")
' >"$metrics/tally_backup.prom.part"
mv "$metrics/tally_backup.prom.part" "$metrics/tally_backup.prom"
