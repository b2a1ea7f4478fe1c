/**
 * Version 39: each market's day is closed after its end, with a hash over what was written down for good in it and over
 * the day before (OPS-62), and told to the phone app's backend.
 */
export const closedDays = `
create table closed_days (
  market text not null check (market in ('id', 'ph', 'br')),
  -- yyyymmdd of the market.
  day integer not null,
  -- Its end, ms since the epoch; it begins with the end of the day before, the first one with the first row.
  until bigint not null,
  -- The number of rows of each kind, and a hash over them, as JSON.
  parts text not null check (length(parts) <= 4000),
  -- SHA-256 over all of this and the hash of the day before, hexadecimal.
  hash text not null check (length(hash) = 64),
  closed_at bigint not null,
  primary key (market, day)
);
create trigger closed_days_stay before update or delete on closed_days for each row execute function refuse_change();

-- Rows come in the order of time, so this index is some pages, and an insert costs next to nothing.
create index transfers_at on transfers using brin (at) with (pages_per_range = 32);

-- What waits to be told of closed days: an outbox without people. A row goes when it was told.
create table day_outbox (
  market text not null check (market in ('id', 'ph', 'br')),
  day integer not null,
  event_id text not null check (length(event_id) = 36),
  next_try_at bigint not null,
  tries integer not null default 0,
  primary key (market, day)
);
create index day_outbox_next on day_outbox (next_try_at);
`;
