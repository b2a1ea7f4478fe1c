/**
 * Version 34: a line of the provider's results that gives money back waits for a second operator. Nobody approves their
 * own request under the same name in other letters.
 */
export const waitingResults = `
-- Of a result: the line as it was read, as JSON.
alter table approvals add column line text check (length(line) <= 2000);
drop index approvals_once;
create unique index approvals_once on approvals (act, subject_id, coalesce(line, '')) where decision is null;
create index approvals_results on approvals (subject_id) where act = 'result' and decision is null;
alter table approvals add constraint approvals_two check (
  decision not in ('approved', 'refused') or lower(decided_by) <> lower(operator)
) not valid;
`;
