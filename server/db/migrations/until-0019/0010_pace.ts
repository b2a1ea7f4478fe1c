/**
 * Version 10: the minimum interval between rounds by the server's clock; the host's integrity verdict on a phone; tries
 * with wrong keys.
 */
export const pace = `
-- From when on (ms since the epoch) the person's next round is paid.
alter table balances add column next_round_at bigint not null default 0;

-- What the host's check of phone and app said at the last login; empty: it said nothing.
alter table users add column integrity text not null default '' check (length(integrity) <= 200);

-- Device ids in one case and without spaces around them, as logins give them from now on.
update users set device = lower(trim(device)) where device is not null and device not like 'gone/%' and device <> lower(trim(device));
insert into devices (device, app_pkg, first_at)
  select lower(trim(device)), min(app_pkg), min(first_at) from devices where device <> lower(trim(device)) group by lower(trim(device))
  on conflict (device) do nothing;
delete from devices where device <> lower(trim(device));

-- Tries of operators' and hosts' keys that were wrong, of a network within a minute; counted for all servers.
create table wrong_keys (
  network text primary key check (length(network) <= 100),
  tries integer not null,
  since bigint not null
);
create index wrong_keys_since on wrong_keys (since);
`;
