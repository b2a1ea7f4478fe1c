/**
 * Version 17: a freeze outlives the account (OPS-17). Keyed hashes of login, phone and wallet number of people who were
 * frozen when they were deleted (`domain/people/frozenMarks.ts`).
 */
export const frozenMarks = `
create table frozen_marks (
  mark text not null check (length(mark) between 1 and 60),
  -- The deleted person, by whose number operators let them go on.
  user_id bigint not null references users (id),
  forget_at bigint not null,
  primary key (mark, user_id)
);
create index frozen_marks_user on frozen_marks (user_id);
create index frozen_marks_forget on frozen_marks (forget_at);
`;
