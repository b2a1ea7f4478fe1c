/** Version 23: a withdrawal that is not paid yet does not stop the next day's (WITHDRAW-9). */
export const openWithdrawals = `
drop index withdrawals_open;
create index withdrawals_open on withdrawals (user_id) where status = 1;
`;
