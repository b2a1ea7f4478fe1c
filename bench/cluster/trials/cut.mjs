import { lateWrites } from './lateWrites.mjs';

/** The primary's machine is cut off from all others, and comes back when another has taken over. */
export const cut = {
  says: 'network of the primary cut, and joined again when another has taken over',
  aimS: 40,
  whyLate: "the place of a primary that is silent is free after Patroni's smallest ttl, 20 s, and etcd votes first",
  skippedBecause: ({ databases }) => databases.networks.cannotCut,
  strike: async ({ databases }) => {
    const { networks } = databases;
    const former = await databases.leader();
    networks.cut(former.name);
    await databases.takenOverFrom(former);
    networks.heal(former.name);
    const { tried, confirmed } = await lateWrites(databases.urlOf(former));
    return {
      findings: [`it confirmed ${confirmed} of ${tried} writes afterwards`],
      broken: confirmed > 0,
    };
  },
};
