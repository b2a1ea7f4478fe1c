/**
 * Version 30: operators read messages and answer them one by one. A message says what it is about, continues an earlier
 * one about the same, and is closed.
 */
export const messages = `
-- Null: written by a server of an earlier version, until the next maintenance.
alter table feedback add column market text check (market in ('id', 'ph', 'br'));
-- What it is about: one of the person's withdrawals, a task, or something else.
alter table feedback add column withdrawal_id bigint;
alter table feedback add column task text check (length(task) <= 20);
alter table feedback add constraint feedback_about check (withdrawal_id is null or task is null);
alter table feedback add column closed_at bigint;
-- Goes up with each change, so that operators change only what they have read.
alter table feedback add column version integer not null default 1;
-- The earlier message about the same; that one leaves the operators' lists.
alter table feedback add column follows bigint;
alter table feedback add column is_followed boolean not null default false;
-- Since when the person waits: that of the message which this one continues, if it was open. Null: since it was written.
alter table feedback add column waits_since bigint;
update feedback f set market = u.market from users u where u.id = f.user_id;

-- The event that a person sees: the latest message or reply.
create index feedback_latest on feedback (user_id, coalesce(replied_at, at) desc, id desc);
create index feedback_of_open on feedback (market, coalesce(waits_since, at), id)
  where status = 1 and closed_at is null and not is_followed;
create index feedback_of_answered on feedback (market, coalesce(waits_since, at), id)
  where status = 9 and closed_at is null and not is_followed;
create index feedback_of_closed on feedback (market, coalesce(waits_since, at), id)
  where closed_at is not null and not is_followed;
create index feedback_to_file on feedback (user_id) where market is null;
`;
