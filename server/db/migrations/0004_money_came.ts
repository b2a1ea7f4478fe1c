/**
 * The fourth version: money that came to somebody who was away is kept as long as money of somebody who opened the app,
 * and opening the app is noted apart from it. What came before this version counts too.
 */
export const moneyCame = `
-- When money last came without the person acting: a payout that failed, a member who counts. 0 when none did.
alter table users add column money_came_at bigint not null default 0;
update users set money_came_at = came.at
  from (select user_id, max(at) as at from transfers where kind in ('refund', 'invitation') group by user_id) came
  where came.user_id = users.id and users.status = 1;
`;
