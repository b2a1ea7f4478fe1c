/** Version 44: an event that the receiver refused holds up no other kind of its person (EVENT-4). */
export const refusedEvents = `
-- When the receiver last refused it, ms since the epoch.
alter table outbox add column refused_at bigint;
`;
