import { plainCharactersSql, spaces } from './0021_plain_numbers';

/** `plain_name(text)`: plainName of contract/text/plainText.ts, with the same answers (`domain/shared/plainText.test.ts`). */
export const plainNameSql = String.raw`${plainCharactersSql};
create function plain_name(written text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(plain_characters(written), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'), '[${spaces}]+', ' ', 'g'), '^ | $', '', 'g')
$$`;

/** Most names are printable ASCII with single spaces and need no work. */
const needsWork = `name !~ '^[!-~]+( [!-~]+)*$'`;

/**
 * Version 22: names are stored in their plain form, without anything unseen. Names of accounts are found by it, so that
 * operators see who uses one name for many wallets (OPS-12).
 */
export const plainNames = `
${plainNameSql};
update users set name = left(plain_name(name), 120) where ${needsWork} and name <> plain_name(name);
update ewallets set name = left(plain_name(name), 60) where ${needsWork} and name <> plain_name(name);
drop function plain_name(text);
drop function plain_characters(text);
create index ewallets_name on ewallets (lower(name)) where name <> '';
`;
