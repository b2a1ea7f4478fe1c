import { lateWrites } from './lateWrites.mjs';

/** PostgreSQL and Patroni of the primary stand still with all their connections open, and wake up after a failover. */
export const hangs = {
  says: 'the primary hangs (SIGSTOP), and wakes up when another has taken over',
  aimS: 40,
  whyLate: "the place of a primary that is silent is free after Patroni's smallest ttl, 20 s",
  strike: async ({ databases }) => {
    const former = await databases.leader();
    former.hang();
    await databases.takenOverFrom(former);
    const writing = lateWrites(databases.urlOf(former));
    former.wake();
    const { tried, confirmed } = await writing;
    return {
      findings: [`it confirmed ${confirmed} of ${tried} writes after waking`],
      broken: confirmed > 0,
    };
  },
};
