/**
 * Version 25: an export is a batch. Its file can be made again byte for byte, and it is signed off. Results name it,
 * and have the provider's reference.
 */
export const batches = `
-- The first line of the file as it was written; null: the file is not kept, of an earlier version or any more.
alter table payout_exports add column head text;
alter table payout_exports add column signed_at bigint;
alter table payout_exports add column signed_by text check (length(signed_by) between 1 and 60);
alter table payout_exports add constraint payout_exports_signed check ((signed_at is null) = (signed_by is null) and (signed_at is null or voided_at is null));
create index payout_exports_unfinished on payout_exports (market, id desc) where voided_at is null and signed_at is null;
create index payout_exports_kept on payout_exports (coalesce(signed_at, voided_at)) where head is not null;

-- The line of the file as it was written, with number and name; null: not kept.
alter table payout_export_lines add column line text;
-- The provider's own number of the payment, where a result has said it.
alter table payout_export_lines add column reference text not null default '' check (length(reference) <= 64);
create index payout_export_lines_waiting on payout_export_lines (export_id, withdrawal_id) where result is null;

alter table payout_exceptions drop constraint payout_exceptions_kind_check;
alter table payout_exceptions add constraint payout_exceptions_kind_check check (kind in ('PAID TWICE', 'PAID AFTER FAILED', 'PAID AFTER VOID', 'FAILED AFTER PAID', 'OTHER AMOUNT', 'OTHER BATCH'));

-- A wallet is spelled in one way. Not valid: what is there needs no look.
alter table withdrawals add constraint withdrawals_type check (type in ('DANA', 'OVO', 'GoPay', 'GCash', 'GrabPay', 'PIX', 'PagBank')) not valid;
`;
