/** Version 36: that a request waits for a second operator is an event, which is about no person (EVENT-1). */
export const askedEvents = `
-- In tables that lie in parts by person, the primary key holds the person, who is not always there any more.
do $$
begin
  if (select relkind = 'p' from pg_class where oid = 'outbox'::regclass) then
    alter table outbox drop constraint outbox_pkey;
    create index on outbox (id);
  end if;
end
$$;
alter table outbox alter column user_id drop not null;
alter table outbox alter column public_id drop not null;
-- The request that waits.
alter table outbox add column approval_id bigint;
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('withdrawal.paid', 'withdrawal.failed', 'withdrawal.returned', 'money.lapsing', 'person.deleted', 'approval.asked'));
alter table outbox add constraint outbox_of check ((kind = 'approval.asked') = (user_id is null) and (user_id is null) = (public_id is null) and (user_id is null) = (approval_id is not null));
`;
