/** Version 8: open draws of the older lottery flow, in which a draw is requested before its reward. */
export const lotteryDraws = `
-- A draw whose reward was not asked for yet; at most one of each person.
create table lottery_draws (
  user_id bigint primary key references users (id),
  at bigint not null
);
`;
