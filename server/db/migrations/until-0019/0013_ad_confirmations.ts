/** Version 13: server-to-server confirmations of ad networks, each stored once (TASK-30, LUCKY-28). */
export const adConfirmations = `
create table ad_confirmations (
  source text not null check (source in ('MTG', 'PANGLE')),
  trans_id text not null check (length(trans_id) between 1 and 200),
  user_id bigint not null references users (id),
  -- Of an install; empty for a rewarded video.
  app_pkg text not null check (length(app_pkg) <= 200),
  at bigint not null,
  -- When a reward was paid for it.
  spent_at bigint,
  primary key (source, trans_id)
);
create index ad_confirmations_user on ad_confirmations (user_id, app_pkg, at);
create index ad_confirmations_at on ad_confirmations (at);
`;
