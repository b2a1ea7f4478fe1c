/**
 * Version 4: money that arrives while a person is away is kept as long as if they had opened the app at that moment.
 * Its time is stored apart from the last opening; arrivals before this version are included.
 */
export const moneyCame = `
-- When money last came without the person acting: a payout that failed, a member who counts. 0 when none did.
alter table users add column money_came_at bigint not null default 0;
update users set money_came_at = came.at
  from (select user_id, max(at) as at from transfers where kind in ('refund', 'invitation') group by user_id) came
  where came.user_id = users.id and users.status = 1;
`;
