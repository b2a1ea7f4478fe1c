#!/bin/sh
# 2. Waits until all tables are copied and the new database has followed, then compares the market's ledger up to now,
# while the old one serves, and puts up the fence that the moment arms. Writes the moment (ms since the epoch) up to which they are equal, for moment.sh.
. "$(dirname "$0")/common.sh"

until [ "$(new -c "select count(*) from pg_subscription_rel where srsubstate <> 'r'")" = 0 ]; do
  [ "$(new -c "select subenabled from pg_subscription where subname = '$name'")" = t ] ||
    { echo "The subscription has stopped: the new database's log says why." >&2; exit 1; }
  sleep 1
done
# The planner knows nothing of rows that were copied, and the index of the ledger's time not where they lie.
new -c 'vacuum (analyze)'
since=$(now_ms)
lsn=$(old -c 'select pg_current_wal_flush_lsn()')
until [ "$(old -c "select confirmed_flush_lsn >= '$lsn' from pg_replication_slots where slot_name = '$name'")" = t ]; do
  sleep 1
done
# A minute back, because a transaction writes the time at which it began.
since=$((since - 60000))
before=$(old -v since=0 -v until="$since" -f "$here/transfers.sql")
[ "$before" = "$(new -v since=0 -v until="$since" -f "$here/transfers.sql")" ] ||
  { echo "The ledgers differ before $since." >&2; exit 1; }
old -v fence=idle -f "$here/fence.sql"
old -v fence=up -f "$here/fence-triggers.sql"
echo "$since"
