/** A planned change of the primary, as before work on its machine. */
export const switchover = {
  says: 'planned switchover by patronictl',
  aimS: 5,
  whyLate: 'the former primary writes what it has to its disk, the new one is promoted, and a replica has to follow it',
  strike: async ({ databases }) => {
    const leader = await databases.leader();
    await databases.patronictl('switchover', 'tally', '--leader', leader.name, '--force');
  },
};
