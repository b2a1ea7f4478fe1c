-- The market's transfers of a span (since, until: ms since the epoch), by kind and accounts.
select t.currency, t.kind, t.source, t.target, count(*), sum(t.amount)
from transfers t join users u on u.id = t.user_id
where u.market = :'market' and t.at >= :since and t.at < :until
group by 1, 2, 3, 4
order by 1, 2, 3, 4;
