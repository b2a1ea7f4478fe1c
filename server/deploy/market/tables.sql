-- The tables that a move copies, one a line: all but the steps of the schema, which "main.js migrate" writes on both
-- sides. Of a table in parts the whole stands for them. Behind the name: whether it is in parts (p) or not (r).
select c.relname, c.relkind
from pg_class c
where c.relnamespace = current_schema()::regnamespace
  and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
order by 1;
