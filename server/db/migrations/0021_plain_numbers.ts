/** Characters that nobody sees: `unseen` in contract/text/plainText.ts, as a bracket expression of PostgreSQL. */
const unseen = String.raw`[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]`;
const dashes = String.raw`[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a-\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31-\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]`;
/** What looks like an empty place, without its brackets. */
export const spaces = String.raw`\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028-\u2029\u202f\u205f\u2800\u3000`;

/** `plain_characters(text)`: what plainNumber and plainName of contract/text/plainText.ts begin with. */
export const plainCharactersSql = `
create function plain_characters(written text) returns text language sql immutable as $$
  select regexp_replace(normalize(regexp_replace(normalize(written, NFKC), '${unseen}', '', 'g'), NFKC), '${dashes}', '-', 'g')
$$`;

const atom = String.raw`[a-z0-9!#$%&''*+/?^_\u0060{|}~-]`;
const mailAddress = String.raw`^[a-z0-9_]${atom}*(?:\.${atom}+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`;

/**
 * `plain_number(text)` and `wallet_keys(text, market)`: plainNumber (contract/text/plainText.ts) and the numbers of
 * accountKeys (contract/rules/accountNumber.ts), with the same answers (`domain/shared/plainText.test.ts`).
 */
export const walletKeysSql = `${plainCharactersSql};
create function plain_number(written text) returns text language sql immutable as $$
  select case when plain like '%@%' then translate(plain, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
              else regexp_replace(plain, '[${spaces}().+/-]', '', 'g') end
  from (select regexp_replace(plain_characters(written), '^[${spaces}]+|[${spaces}]+$', '', 'g') as plain) as outside
$$;
create function is_cpf(digits text) returns boolean language sql immutable as $$
  select case when digits !~ '^[0-9]{11}$' or digits = repeat(left(digits, 1), 11) then false else
    (select sum(substr(digits, n, 1)::integer * (11 - n)) * 10 % 11 % 10 from generate_series(1, 9) as n) = substr(digits, 10, 1)::integer
    and (select sum(substr(digits, n, 1)::integer * (12 - n)) * 10 % 11 % 10 from generate_series(1, 10) as n) = substr(digits, 11, 1)::integer end
$$;
create function wallet_keys(written text, market text) returns text[] language sql immutable as $$
  select array_remove(array[
    case when no like '%@%' then case when market = 'br' and length(no) <= 77 and no ~ '${mailAddress}' then no end
         when market = 'id' then '0' || substring(no from '^(?:0|62)+(8[1-9][0-9]{6,10})$')
         when market = 'ph' then '0' || substring(no from '^(?:0|63)*(9[0-9]{9})$')
         else '+55' || substring(no from '^(?:0|55)*((?:1[1-9]|2[12478]|3[1-578]|[4689][1-9]|5[1345]|7[134579])9[0-9]{8})$') end,
    case when market = 'br' and is_cpf(no) then no end
  ], null) from (select plain_number(written) as no) as plain
$$`;

const group = `case when type in ('DANA', 'OVO', 'GoPay') then 'id' when type in ('GCash', 'GrabPay') then 'ph' else 'br' end`;
/** The canonical form until now (migration 3), by which the hashes of numbers were made. */
const before = `case when no like '%@%' then no
    when type in ('DANA', 'OVO', 'GoPay') then regexp_replace(no, '^(?:62)?0?(?=8)', '')
    when type in ('GCash', 'GrabPay') then regexp_replace(no, '^(?:(?:00)?63)?0?(?=9[0-9]{8})', '')
    else regexp_replace(no, '^(?:55)?0?(?=[1-9][1-9]9[0-9]{8}$)', '') end`;

/**
 * Version 21: wallet numbers are stored in the one canonical form in which they leave the system, and of a number that
 * can be two keys it is known which one its owner means.
 *
 * Who turns out to share a number with others keeps it, since money may be on its way there: the first one owns it, the
 * others are marked, and operators read of them in their log. Whoever has a number that nothing can be paid to, or that
 * can be two keys, is asked for it anew (status 3); operators read of them too.
 */
export const plainNumbers = `
alter table ewallets drop constraint if exists ewallets_no_check;
alter table ewallets drop constraint if exists ewallets_plain_no_check;
alter table ewallets add constraint ewallets_no_check check (length(no) between 1 and 77);
alter table ewallets add constraint ewallets_plain_no_check check (length(plain_no) between 1 and 77);
-- What the person says that the number is; null: of an earlier version, and known by the number alone.
alter table ewallets add column key_kind text check (key_kind in ('PHONE', 'CPF', 'MAIL'));
alter table withdrawals add column key_kind text check (key_kind in ('PHONE', 'CPF', 'MAIL'));
-- The number that its hash was made of, until the server has made the hash anew (domain/moveNumberMarks.ts).
alter table ewallets add column former_no text;
create index ewallets_former on ewallets (user_id) where former_no is not null;
${walletKeysSql};
create temporary table numbers_before on commit drop as
  select user_id, market, was_shared, former, keys, plain, row_number() over (partition by market, plain order by was_shared, at, user_id) as nth,
         count(*) over (partition by market, plain) as owners
  from (select user_id, market, at, was_shared, former, keys, coalesce(keys[1], nullif(plain_number(no), ''), plain_no) as plain
        from (select user_id, no, plain_no, at, shared as was_shared, ${group} as market, ${before} as former, wallet_keys(no, ${group}) as keys from ewallets) as written) as known;
-- Nobody owns a number while they change, so that none stands in another's way.
update ewallets set shared = true where not shared;
update ewallets set plain_no = plain, former_no = case when former <> regexp_replace(plain, case when market = 'br' then '^\\+55' else '^0' end, '') then former end,
       status = case when cardinality(keys) = 1 then status else 3 end
  from numbers_before where numbers_before.user_id = ewallets.user_id;
update ewallets set shared = false from numbers_before where numbers_before.user_id = ewallets.user_id and nth = 1;
insert into operator_actions (at, operator, action, detail)
  select (extract(epoch from now()) * 1000)::bigint, 'server', 'same number',
         left('These users of ' || market || ' have one wallet number, in several spellings: ' || string_agg(user_id::text, ', ' order by nth), 1000)
  from numbers_before where owners > 1 group by market, plain having bool_or(nth > 1 and not was_shared) order by min(user_id);
insert into operator_actions (at, operator, action, detail)
  select (extract(epoch from now()) * 1000)::bigint, 'server', 'number asked anew',
         left(count(*) || ' users of ' || market || ' have a wallet number that nothing can be paid to, or that can be two keys, and are asked for it anew: ' || string_agg(user_id::text, ', ' order by user_id), 1000)
  from numbers_before where cardinality(keys) <> 1 group by market order by market;
drop function wallet_keys(text, text);
drop function is_cpf(text);
drop function plain_number(text);
drop function plain_characters(text);
`;
