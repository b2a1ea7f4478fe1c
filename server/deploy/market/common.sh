# What the steps of a move share; each of them reads it. docs/markets.md says what the variables hold:
# MARKET (id, ph or br), OLD and NEW (addresses of the two databases, as a superuser), FROM_NEW (the old one's address as
# the new one reaches it), POOLER (PgBouncer's console), POOLER_INI (its file), NEW_ADDRESS (what its line becomes).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=tally_$MARKET
sql() { psql -X -q -A -t -v ON_ERROR_STOP=1 -v market="$MARKET" -v name="$name" -d "$@"; }
old() { sql "$OLD" "$@"; }
new() { sql "$NEW" "$@"; }
pooler() { psql -X -q -A -t -v ON_ERROR_STOP=1 -d "$POOLER" "$@"; }
now_ms() { echo $(($(date +%s%N) / 1000000)); }
