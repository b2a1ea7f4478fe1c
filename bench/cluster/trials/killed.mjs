/** PostgreSQL of the primary ends without a shutdown; Patroni and the machine stay. */
export const killed = {
  says: 'PostgreSQL of the primary killed',
  aimS: 15,
  whyLate: 'Patroni looks every 3 s; the rest is the promotion, and the first replica that follows',
  strike: async ({ databases }) => {
    const leader = await databases.leader();
    leader.killPostgres();
    await databases.takenOverFrom(leader);
  },
};
