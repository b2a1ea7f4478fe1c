#!/bin/sh
# 1. Copies the old database into the new one and follows it, while the old one serves. The new one has a schema
# ("main.js migrate") and no row. Changes nothing that people see; back.sh undoes it.
. "$(dirname "$0")/common.sh"

[ "$(old -c 'show wal_level')" = logical ] || { echo "The old database needs wal_level = logical and a restart." >&2; exit 1; }
[ "$(old -c 'select max(id) from migrations')" = "$(new -c 'select max(id) from migrations')" ] ||
  { echo "The schemas differ: migrate both with the same version." >&2; exit 1; }
tables=$(old -f "$here/tables.sql")
if [ "$tables" != "$(new -f "$here/tables.sql")" ]; then
  echo "The tables differ: a month that was detached is attached again, or archived and dropped, before." >&2
  exit 1
fi
full=$(new -f "$here/empty.sql")
[ -z "$full" ] || { echo "The new database is not empty: $full." >&2; exit 1; }

# Rows of a partitioned table are published as the whole's, so that both sides may be in other parts, or in none.
old -c "create publication $name for table $(echo $tables | tr ' ' ',') with (publish_via_partition_root = true)"
new -v publisher="$FROM_NEW" <<'SQL'
select format(
  'create subscription %I connection %L publication %I with (streaming = on, synchronous_commit = on, disable_on_error = on)',
  :'name', :'publisher', :'name'
) \gexec
SQL
