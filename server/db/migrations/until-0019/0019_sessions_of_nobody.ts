/** Version 19: sessions that were opened while their person was being deleted; none is opened any more. */
export const sessionsOfNobody = `
delete from sessions where user_id in (select id from users where status = 2);
`;
