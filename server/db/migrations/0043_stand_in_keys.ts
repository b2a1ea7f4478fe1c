/**
 * Version 43: keys that are made on the machine for a second operator who is ill (OPS-67). The row is what the server
 * knows of a key: its hash, who has it and why, and until when it may approve.
 */
export const standInKeys = `
create table stand_in_keys (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key, which nothing keeps.
  key_hash text not null unique check (length(key_hash) = 43),
  reason text not null check (length(reason) between 1 and 120),
  made_at bigint not null,
  until bigint not null,
  -- When it was ended: by the command, or because another one took its place after its time.
  ended_at bigint check (ended_at <= until)
);
-- Of two commands at once only one makes a key of a name.
create unique index stand_in_keys_name on stand_in_keys (lower(name)) where ended_at is null;
`;
