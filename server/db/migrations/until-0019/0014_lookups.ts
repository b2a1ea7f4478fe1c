/**
 * Version 14: lookups, by which a person is found by another value than their id. They are views of `users`, which
 * cost nothing.
 */
export const lookups = `
create view people_by_login as select google_sub, id as user_id from users where google_sub is not null;
create view people_by_public_id as select public_id, id as user_id from users;
create view people_by_code as select ref_code, id as user_id from users;
create view people_by_mail as select lower(email) as email, id as user_id from users where email is not null;
create view people_by_phone as select device, id as user_id from users where device is not null;
-- Of an inviter.
create view members as select invited_by as inviter, id as user_id, valid_at from users where invited_by is not null;
`;
