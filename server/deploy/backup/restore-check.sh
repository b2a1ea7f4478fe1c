#!/bin/sh
# Restores the newest backup and its archive into a scratch folder, starts PostgreSQL there on a socket that only this
# user can reach, and lets the product check it: the money of everybody, the chain of days, and the repository's files.
# The result is a metric for Prometheus' node exporter. It reads the repository alone, so it runs on any machine.
set -eu
umask 077
scratch=${SCRATCH:-/var/lib/tally-restore}
metrics=${METRICS:-/var/lib/prometheus/node-exporter}
postgres=${POSTGRES:-/usr/lib/postgresql/15/bin}
tally=${TALLY:-/opt/tally}
database=${DATABASE:-tally}
started=$(date +%s)
file=$metrics/tally_restore_check.prom

for program in pgbackrest psql jq node; do
  command -v "$program" >/dev/null || {
    echo "$program is missing: apt-get install pgbackrest postgresql-client jq nodejs" >&2
    exit 1
  }
done

finish() {
  "$postgres/pg_ctl" -D "$scratch/data" -m immediate -s stop 2>/dev/null || true
  rm -rf "$scratch/data" "$scratch/log" "$scratch"/.s.PGSQL.* "$scratch"/*.conf "$scratch"/*.txt
}
trap finish EXIT
trap 'exit 130' INT TERM
finish
mkdir -p "$scratch/data"

# The archive's newest file of the log: the restored database must have got that far. And the newest backup's end.
info=$(pgbackrest --stanza=tally --output=json info)
newest=$(echo "$info" | jq -r '[.[].archive[]?.max // empty] | max // ""')
backup=$(echo "$info" | jq -r '[.[].backup[]?.timestamp.stop] | max // 0')
# archive-mode=off: what starts here must never write into the archive.
pgbackrest --stanza=tally --pg1-path="$scratch/data" --archive-mode=off restore

# Its own configuration, wherever that of the machine lies, and none of its extensions, replicas or networks.
echo 'local all all trust' >"$scratch/hba.conf"
: >"$scratch/ident.conf" >"$scratch/postgresql.conf"
ask() { psql -h "$scratch" -p 5432 -d "$database" -XAtqc "$1"; }
fail() {
  cat "$scratch/log" >&2
  exit 1
}
# Without hot_standby it needs no more connections than it has here, and answers when the whole archive is replayed.
"$postgres/pg_ctl" -D "$scratch/data" -l "$scratch/log" -s -w -t 86400 -o "-k $scratch -p 5432 \
  -c config_file=$scratch/postgresql.conf -c hba_file=$scratch/hba.conf -c ident_file=$scratch/ident.conf \
  -c listen_addresses= -c hot_standby=off -c archive_mode=off -c synchronous_standby_names= \
  -c shared_preload_libraries= -c ssl=off -c fsync=off" start || fail
until pg_isready -q -h "$scratch" -p 5432; do
  "$postgres/pg_ctl" -D "$scratch/data" status >/dev/null || fail
  sleep 1
done
last_change=$(ask "select greatest(floor(extract(epoch from pg_last_xact_replay_timestamp())), $backup)")
# PostgreSQL takes a file that is missing for the end of the archive, without a word. 8 digits are the timeline.
archive=$(ask "select (substr(pg_walfile_name(pg_last_wal_replay_lsn()), 9) < substr('$newest', 9))::int")

# Both end with 1 for a fault and for a failure; only the line at the end says that everything was looked at.
check() {
  env -i PATH="$PATH" DATABASE_URL="postgres://$(id -un)@localhost:5432/$database?host=$scratch" \
    node "$tally/dist/server/main.js" "$1" >"$scratch/$1.txt" 2>"$scratch/$1-errors.txt" || true
  cat "$scratch/$1.txt"
  grep -Eq "$2" "$scratch/$1.txt" || {
    cat "$scratch/$1-errors.txt" >&2
    exit 1
  }
}
check ledger-faults '^[0-9]+ people, [0-9]+ faults\.$'
check chain '^br: [0-9]+ closed days'
ledger=$(sed -nE 's/^[0-9]+ people, ([0-9]+) faults\.$/\1/p' "$scratch/ledger-faults.txt")
chain=$(grep -c 'not as it was closed' "$scratch/chain.txt" || true)

# Reads every file of the repository. It ends with 0 whatever it finds, and says so only here.
pgbackrest --stanza=tally --output=text --verbose verify >"$scratch/verify.txt"
grep -q '^status: ' "$scratch/verify.txt"
repository=$(tr ',' '\n' <"$scratch/verify.txt" |
  sed -nE 's/^ *(missing|checksum invalid|size invalid|other): ([0-9]+)$/\2/p' | awk '{ sum += $1 } END { print sum + 0 }')
# What it calls an error without counting it is one too.
[ "$repository" -gt 0 ] || repository=$(grep -c '^status: error' "$scratch/verify.txt" || true)

ended=$(date +%s)
good=$ended
if [ $((ledger + chain + archive + repository)) -gt 0 ]; then
  cat "$scratch/verify.txt" >&2
  good=$(sed -n 's/^tally_restore_check_timestamp_seconds //p' "$file" 2>/dev/null || true)
fi
umask 022
cat >"$file.part" <<END
# HELP tally_restore_check_timestamp_seconds When a backup was last restored and found without fault; 0: never.
# TYPE tally_restore_check_timestamp_seconds gauge
tally_restore_check_timestamp_seconds ${good:-0}
# HELP tally_restore_check_seconds How long the last try took.
# TYPE tally_restore_check_seconds gauge
tally_restore_check_seconds $((ended - started))
# HELP tally_restore_check_until_timestamp_seconds When the last change was made that the last try restored.
# TYPE tally_restore_check_until_timestamp_seconds gauge
tally_restore_check_until_timestamp_seconds $last_change
# HELP tally_restore_check_faults What the last try found: people, closed days, an archive that ends early, files.
# TYPE tally_restore_check_faults gauge
tally_restore_check_faults{of="ledger"} $ledger
tally_restore_check_faults{of="chain"} $chain
tally_restore_check_faults{of="archive"} $archive
tally_restore_check_faults{of="repository"} $repository
END
mv "$file.part" "$file"
[ $((ledger + chain + archive + repository)) -eq 0 ]
