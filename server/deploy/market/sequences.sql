-- The statements that bring the sequences of the new database to where they are here, which replication leaves alone; and
-- above what other markets have written here since, and replication has brought until it ended.
select format(
  'select pg_catalog.setval(%L, greatest(%s, (select max(%I) from %I))) \g /dev/null',
  own.sequence, pg_sequence_last_value(own.sequence::regclass), own.attname, own.relname
)
from (
  select c.relname, a.attname, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
) as own
where pg_sequence_last_value(own.sequence::regclass) is not null;
