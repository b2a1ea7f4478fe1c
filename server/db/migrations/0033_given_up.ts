/** Version 33: events that were given up are counted, and sent again when an operator asks for it (EVENT-10). */
export const givenUp = `
create index outbox_given_up on outbox (user_id, id) where given_up;
`;
