/**
 * Version 26: a payment that came back after it was paid is booked back once, by the provider's own reference for that.
 */
export const reversals = `
create table payout_reversals (
  market text not null check (market in ('id', 'ph', 'br')),
  reference text not null check (length(reference) between 1 and 64),
  withdrawal_id bigint not null unique,
  export_id bigint not null references payout_exports (id),
  at bigint not null,
  operator text not null check (length(operator) between 1 and 60),
  primary key (market, reference)
);
create index payout_reversals_export on payout_reversals (export_id);
create rule payout_reversals_last as on delete to payout_reversals do instead nothing;

alter table payout_exceptions drop constraint payout_exceptions_kind_check;
alter table payout_exceptions add constraint payout_exceptions_kind_check check (kind in ('PAID TWICE', 'PAID AFTER FAILED', 'PAID AFTER VOID', 'FAILED AFTER PAID', 'OTHER AMOUNT', 'OTHER BATCH', 'REVERSED TWICE', 'REVERSED UNPAID', 'REFERENCE USED'));
-- What the line said is longer now: with the batch that it named, and the reference.
alter table payout_exceptions drop constraint payout_exceptions_said_check;
alter table payout_exceptions add constraint payout_exceptions_said_check check (length(said) <= 120);
`;
