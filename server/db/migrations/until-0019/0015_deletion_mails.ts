/** Version 15: links by which the owner of a mail address confirms a deletion (PRIVACY-10). */
export const deletionMails = `
create table deletion_mails (
  -- A part of the link. The other one is a signature, which is not kept.
  id text primary key check (length(id) between 16 and 64),
  user_id bigint not null references users (id),
  expires_at bigint not null,
  -- When it is handed to the mail server, or tried again; empty when that is done or given up.
  next_try_at bigint,
  tries integer not null default 0
);
create index deletion_mails_next on deletion_mails (next_try_at) where next_try_at is not null;
create index deletion_mails_expires on deletion_mails (expires_at);
`;
