#!/bin/sh
# Writes a market's nginx site, with a host name and a server of its own, from ../nginx.conf:
#   sh site.sh ph 4001 > /etc/nginx/sites-available/tally-ph
set -eu
sed -e "s/tally\.example\.com/$1.tally.example.com/g" \
  -e "s/^upstream tally /upstream tally_$1 /" -e "s|http://tally;|http://tally_$1;|" \
  -e "s/server 127\.0\.0\.1:4000 /server 127.0.0.1:$2 /" -e "s/shared:tally:/shared:tally_$1:/" \
  "$(dirname "$0")/../nginx.conf"
