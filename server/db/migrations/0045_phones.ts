/**
 * Version 45: a phone's id decides about people only while it tells phones apart (PERSON-16, PERSON-17). What is stored
 * already is brought into order when the server starts (`domain/people/phonesInOrder.ts`).
 */
export const phones = `
-- When the person last logged in on the phone, ms since the epoch; 0: before this was written down, and for numbers.
alter table used_marks add column used_at bigint not null default 0;

-- Marks of ids that too many people used, and when that was last so: until maintenance forgets them they decide nothing.
create table shared_phones (
  mark text primary key check (length(mark) between 1 and 60),
  at bigint not null
);
create index shared_phones_at on shared_phones (at);
`;
