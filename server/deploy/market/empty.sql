-- Tables that have rows already; a new database has none.
select format('select %L from (select from %I limit 1) as one', c.relname, c.relname)
from pg_class c
where c.relnamespace = current_schema()::regnamespace
  and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations' \gexec
