-- Run once as postgres on the primary: psql -h 127.0.0.1 -p 5000 -U postgres -f roles.sql (docs/availability.md).
-- An owner of the schema, and the server, which owns nothing (OPS-61). `npm run cluster` uses this file.
create role tally_owner login password 'OWNER-PASSWORD';
create role tally login password 'SERVER-PASSWORD';
-- Behind PgBouncer a single statement has no other limit.
alter role tally set statement_timeout = '65s';
create database tally owner tally_owner locale 'C.UTF-8' template template0;
