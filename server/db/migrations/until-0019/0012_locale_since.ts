/** Version 12: since when (ms since the epoch) a person has had their current language, which decides the coin rate. */
export const localeSince = `
alter table users add column locale_since bigint;
-- Of those from before nobody knows: they have had it since they came.
update users set locale_since = created_at;
alter table users alter column locale_since set not null;
`;
