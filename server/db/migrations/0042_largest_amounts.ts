/**
 * Version 42: nobody can ask for an adjustment above the largest amount of its currency (`largestAmount` in the
 * contract), in minor units. The check is about those that wait: what was decided stays as it was.
 */
export const largestAmounts = `
-- Such a request could not be carried out, and kept the place of the right one.
update approvals set decision = 'lapsed', decided_at = until
where decision is null and act in ('goodwill', 'clawback')
  and amount > case market when 'br' then 10000000 else 100000000 end;
alter table approvals add constraint approvals_largest_amount check (
  decision is not null
  or act not in ('goodwill', 'clawback')
  or amount <= case market when 'br' then 10000000 else 100000000 end
);
`;
