#!/bin/sh
# 1. Copies the old database into the new one and follows it, while the old one serves. The new one has a schema
# ("main.js migrate") and no row. Changes nothing that people see; back.sh undoes it.
. "$(dirname "$0")/common.sh"

[ "$(old -c 'show wal_level')" = logical ] || { echo "The old database needs wal_level = logical and a restart." >&2; exit 1; }
[ "$(old -c 'select max(id) from migrations')" = "$(new -c 'select max(id) from migrations')" ] ||
  { echo "The schemas differ: migrate both with the same version." >&2; exit 1; }
tables=$(old -f "$here/tables.sql")
if [ "$tables" != "$(new -f "$here/tables.sql")" ]; then
  echo "The tables differ, or one of them is in parts on one side alone: that is mended before, as is a month that was detached (attach it, or archive and drop it)." >&2
  exit 1
fi
full=$(new -f "$here/empty.sql")
[ -z "$full" ] || { echo "The new database is not empty: $full." >&2; exit 1; }

# The months of the ledger, so that its rows lie in theirs.
months=$(old -c "select begins || ', ' || (ends - 1) from ledger_bounds() where begins is not null")
[ -z "$months" ] || new -c "select make_ledger_months($months)" >/dev/null

# Rows of a table in parts are published as the whole's, so that both sides may have other parts.
old -c "create publication $name for table $(echo "$tables" | cut -d '|' -f 1 | paste -sd ,) with (publish_via_partition_root = true)"
new -v publisher="$FROM_NEW" <<'SQL'
select format(
  'create subscription %I connection %L publication %I with (streaming = on, synchronous_commit = on, disable_on_error = on)',
  :'name', :'publisher', :'name'
) \gexec
SQL
