#!/bin/sh
# Undoes prepare.sh before the moment: nothing has happened then. The new database can be dropped afterwards.
. "$(dirname "$0")/common.sh"
new -c "drop subscription if exists $name"
old -v fence=down -f "$here/fence-triggers.sql"
old -c "drop publication if exists $name"
