#!/bin/sh
# 5. Removes what is not its own from one side: "remove.sh new" keeps the market that moved, "remove.sh old id,br" the
# named ones. In batches, while it serves; begun anew after an interruption it goes on.
. "$(dirname "$0")/common.sh"
side=$1
keep=${2:-$MARKET}
[ "$(old -c "select count(*) from pg_publication where pubname = '$name'")" = 0 ] &&
  [ "$(new -c "select count(*) from pg_subscription where subname = '$name'")" = 0 ] ||
  { echo "The databases still follow each other: finish.sh comes first." >&2; exit 1; }
case "$side:,$keep," in
  new:*",$MARKET,"*) ;;
  old:*",$MARKET,"*) echo "$MARKET has moved: the old side does not keep it." >&2; exit 1 ;;
  old:*)
    [ "$(old -c "select count(*) from pg_proc where proname = 'refuse_moved' and prosrc like '%has moved%'")" != 0 ] ||
      [ "$(old -c "select count(*) from users where market = '$MARKET'")" = 0 ] ||
      { echo "The moment has not been here: moment.sh comes first." >&2; exit 1; } ;;
  *) echo "usage: remove.sh new | old MARKETS" >&2; exit 1 ;;
esac
$side -v keep="$keep" -f "$here/remove.sql"
[ "$side" = new ] || old -v fence=down -f "$here/fence-triggers.sql"
orphans=$($side -f "$here/orphans.sql")
[ -z "$orphans" ] || { echo "Rows whose person or batch is gone: $orphans" >&2; exit 1; }
