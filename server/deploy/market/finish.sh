#!/bin/sh
# 4. After the moment: the two databases know nothing of each other any more.
. "$(dirname "$0")/common.sh"
new -c "drop subscription $name"
old -c "drop publication $name"
