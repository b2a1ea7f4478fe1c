import { wait } from '../service.mjs';

/** Longer than a place in etcd is held without its holder's word, ms. */
const awayMs = 25_000;

/** One of the three members of etcd ends, that of the primary's machine. */
export const etcd = {
  says: "etcd's member on the primary's machine killed, for 25 s",
  aimS: 5,
  whyLate: 'the primary lost its word with etcd for longer than retry_timeout',
  strike: async ({ databases }) => {
    const leader = await databases.leader();
    await leader.killEtcd();
    await wait(awayMs);
    const changed = (await databases.leader()) !== leader;
    leader.startEtcd();
    return { findings: [changed ? 'the primary changed' : 'the same primary'] };
  },
};
