/**
 * Version 16: claims that wait for an ad network's confirmation (TASK-30, LUCKY-28), each under its idempotency key.
 */
export const waitingClaims = `
create table waiting_claims (
  user_id bigint not null references users (id),
  -- The claim's own request, under whose key it is paid.
  scope text not null,
  key text not null check (length(key) between 1 and 200),
  request text not null,
  task text not null check (task in ('videoad', 'luckytask')),
  -- The confirmation that it needs: of this app (empty for a video) and network (empty: any).
  app_pkg text not null,
  source text not null,
  -- What is paid: a round of this day with these amounts (minor units), or this lucky task.
  day integer not null,
  coin bigint not null check (coin >= 0),
  cash bigint not null check (cash >= 0),
  record_id bigint,
  at bigint not null,
  -- When it was confirmed, and so paid.
  paid_at bigint,
  primary key (user_id, scope, key)
);
create index waiting_claims_open on waiting_claims (user_id, app_pkg, at) where paid_at is null;
create index waiting_claims_at on waiting_claims (at);
`;
