/**
 * Version 3: account numbers are stored in canonical form, the same for every way of dialling a phone number, and less
 * data is kept of deleted people. Version 21 gave the canonical form that holds since.
 *
 * If two people stored the same account in two spellings, both keep theirs: the canonical form goes to the person who
 * already has it, else to the first one, and the others stay unchanged, so that nobody loses a wallet to which money
 * may be on its way.
 */
export const plainAccounts = `
with written as (
  select user_id, type, plain_no, at, case
    when plain_no like '%@%' then plain_no
    when type in ('DANA', 'OVO', 'GoPay') then regexp_replace(plain_no, '^(?:62)?0?(?=8)', '')
    when type in ('GCash', 'GrabPay') then regexp_replace(plain_no, '^(?:(?:00)?63)?0?(?=9[0-9]{8})', '')
    else regexp_replace(plain_no, '^(?:55)?0?(?=[1-9][1-9]9[0-9]{8}$)', '')
  end as plain from ewallets
), owners as (
  select distinct on (type, plain) user_id, plain from written order by type, plain, plain_no <> plain, at, user_id
)
update ewallets set plain_no = owners.plain from owners where owners.user_id = ewallets.user_id and ewallets.plain_no <> owners.plain;

-- Links that the person shared held their code.
update users set ref_code = 'GONE-' || id where status = 2;

-- For forgetting what a person, and their phone, did.
create index actions_user on actions (user_id) where user_id is not null;
create index actions_device on actions (device) where device is not null;

-- Equal amounts have an order of their own: first come, first named.
drop index withdrawals_rank;
create index withdrawals_rank on withdrawals (currency, paid_week, amount desc, id) where status = 2;
`;
