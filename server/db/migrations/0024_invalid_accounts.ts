/** Version 24: operators declare an e-wallet account invalid (OPS-27), and can take it back. */
export const invalidAccounts = `
-- The status that the account had before it was declared invalid (4), and has again when that is taken back.
alter table ewallets add column status_before smallint check (status_before between 1 and 3);
`;
