/**
 * Version 38: the database refuses to change what is written down for good (OPS-61): transfers, operators' actions,
 * versions of rules, reversals and releases take no update and no delete; exports, their lines, exceptions and requests
 * take only the steps that they have, each once. Refusing replaces the rules that ignored a change silently.
 */
export const writtenForGood = `
drop rule operator_actions_stay on operator_actions;
drop rule operator_actions_last on operator_actions;
drop rule payout_exports_last on payout_exports;
drop rule payout_export_lines_last on payout_export_lines;
drop rule payout_exceptions_last on payout_exceptions;
drop rule payout_reversals_last on payout_reversals;
drop rule approvals_last on approvals;
drop rule releases_last on releases;
drop rule releases_stay on releases;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written down for good and takes no such %', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;

create trigger transfers_stay before update or delete on transfers for each row execute function refuse_change();
create trigger operator_actions_stay before update or delete on operator_actions
  for each row execute function refuse_change();
create trigger market_rules_stay before update or delete on market_rules
  for each row execute function refuse_change();
create trigger payout_reversals_stay before update or delete on payout_reversals
  for each row execute function refuse_change();
create trigger releases_stay before update or delete on releases for each row execute function refuse_change();
create trigger payout_exports_last before delete on payout_exports for each row execute function refuse_change();
create trigger payout_export_lines_last before delete on payout_export_lines
  for each row execute function refuse_change();
create trigger payout_exceptions_last before delete on payout_exceptions for each row execute function refuse_change();
create trigger approvals_last before delete on approvals for each row execute function refuse_change();

-- The first line of the file to nothing, voided once, signed off once.
create trigger payout_exports_steps before update on payout_exports for each row when (
  (old.id, old.market, old.at, old.as_of, old.operator, old.count, old.sum, old.sha256)
    is distinct from (new.id, new.market, new.at, new.as_of, new.operator, new.count, new.sum, new.sha256)
  or (new.head is not null and old.head is distinct from new.head)
  or (old.voided_at is not null and (old.voided_at, old.voided_by, old.void_reason)
    is distinct from (new.voided_at, new.voided_by, new.void_reason))
  or (old.signed_at is not null and (old.signed_at, old.signed_by) is distinct from (new.signed_at, new.signed_by))
) execute function refuse_change();
-- The line to nothing, its result once, its reference once.
create trigger payout_export_lines_steps before update on payout_export_lines for each row when (
  (old.export_id, old.withdrawal_id, old.amount) is distinct from (new.export_id, new.withdrawal_id, new.amount)
  or (new.line is not null and old.line is distinct from new.line)
  or (old.result is not null and (old.result, old.result_at) is distinct from (new.result, new.result_at))
  or (old.reference <> '' and old.reference is distinct from new.reference)
) execute function refuse_change();
-- Closed once.
create trigger payout_exceptions_steps before update on payout_exceptions for each row when (
  old.closed_at is not null
  or (old.id, old.at, old.market, old.withdrawal_id, old.export_id, old.kind, old.amount, old.said, old.reason,
    old.operator) is distinct from (new.id, new.at, new.market, new.withdrawal_id, new.export_id, new.kind, new.amount,
    new.said, new.reason, new.operator)
) execute function refuse_change();
-- Decided once.
create trigger approvals_steps before update on approvals for each row when (old.decision is not null)
  execute function refuse_change();
`;
