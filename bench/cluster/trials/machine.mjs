/** The primary's machine loses its power: PostgreSQL, Patroni and its member of etcd. */
export const machine = {
  says: 'machine of the primary killed, with its member of etcd',
  aimS: 40,
  whyLate: "the place of a primary that is silent is free after Patroni's smallest ttl, 20 s, and etcd votes first",
  strike: async ({ databases }) => {
    const leader = await databases.leader();
    await leader.kill();
    await databases.takenOverFrom(leader);
    leader.startEtcd();
    leader.startPatroni();
  },
};
