#!/bin/sh
# 3. The moment: calls of the market wait in PgBouncer, those under way end, the new database gets the last row, money
# is compared to the unit, and the calls go on there. What fails or takes longer than LIMIT_MS before the switch ends in
# "nothing happened": the old database goes on. Then it compares every row as it was at the moment.
# usage: moment.sh SINCE (what caught-up.sh wrote)
. "$(dirname "$0")/common.sh"
since=$1
limit=${LIMIT_MS:-4000}
[ "$(old -c "select count(*) from pg_trigger where tgname = 'moved' and tgparentid = 0")" = 3 ] ||
  { echo "caught-up.sh comes first." >&2; exit 1; }
held=$(mktemp -d)
export GO="$held/go"
began=$(now_ms)
step() { echo "$(($(now_ms) - began)) ms: $1"; }
in_time() { [ $(($(now_ms) - began)) -le "$limit" ] || { step "it takes too long" >&2; exit 1; }; }

nothing_happened() {
  trap - EXIT
  set +e
  old -v fence=idle -f "$here/fence.sql"
  pooler -c "RESUME $name"
  new -c "alter subscription $name enable"
  echo off > "$GO"
  wait
  rm -r "$held"
  echo "Nothing happened: the old database goes on, and the new one follows it again." >&2
  exit 1
}
trap nothing_happened EXIT

timeout "$((limit / 1000))" psql -X -q -d "$POOLER" -c "PAUSE $name"
in_time
step "the market's calls wait, those under way have ended"
old -v fence=armed -f "$here/fence.sql" -f "$here/confirmed.sql" -f "$here/sequences.sql" > "$held/sequences.sql"
in_time
step "nobody moves its money here any more, and the new database has all of it"
new -f "$here/follow-no-more.sql" -f "$held/sequences.sql"
in_time
step "the new database follows no more, and its sequences are set"
old -v since="$since" -f "$here/market-rows.sql" > "$held/old" &
old_rows=$!
new -v since="$since" -f "$here/market-rows.sql" > "$held/new" &
new_rows=$!
for side in old new; do
  until grep -qx 'every row' "$held/$side"; do
    in_time
    sleep 0.01
  done
  sed '/^every row$/q' "$held/$side" > "$held/$side.money"
done
diff "$held/old.money" "$held/new.money" >&2
step "the money is the same to the unit"
in_time
# From here on there is no way back: a line that leads to the new database beside calls that go on in the old one would
# split the market at the next reload.
sed -i "s|^$name *=.*|$name = $NEW_ADDRESS|" "$POOLER_INI"
trap - EXIT
pooler -c RELOAD -c "RESUME $name"
echo on > "$GO"
step "the market's calls go on in the new database"

for read in "$old_rows" "$new_rows"; do wait "$read"; done
diff "$held/old" "$held/new" >&2 || { echo "Rows differ, see above; the old database still has all of its own." >&2; exit 1; }
step "all rows were the same, $(wc -l < "$held/old") lines of counts and sums"
rm -r "$held"
