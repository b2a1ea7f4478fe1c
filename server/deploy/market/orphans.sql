-- References that lead to nothing, by constraint; none is right.
select format(
  'select %L, count(*) from %s c where %s and not exists (select from %s p where %s) having count(*) > 0',
  f.conname, f.conrelid::regclass,
  string_agg(format('c.%I is not null', own.attname), ' and '),
  f.confrelid::regclass,
  string_agg(format('p.%I = c.%I', there.attname, own.attname), ' and ')
)
from pg_constraint f
cross join lateral unnest(f.conkey, f.confkey) as pair (own, there)
join pg_attribute own on own.attrelid = f.conrelid and own.attnum = pair.own
join pg_attribute there on there.attrelid = f.confrelid and there.attnum = pair.there
where f.contype = 'f' and f.conparentid = 0 and f.connamespace = current_schema()::regnamespace
group by f.conname, f.conrelid, f.confrelid \gexec
