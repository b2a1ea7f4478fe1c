/** A planned change of the primary, as before work on its machine. */
export const switchover = {
  says: 'planned switchover by patronictl',
  aimS: 5,
  whyLate: 'the former primary writes what it has in memory to its disk before it gives up its place',
  strike: async ({ databases }) => {
    const leader = await databases.leader();
    await databases.patronictl('switchover', 'tally', '--leader', leader.name, '--force');
  },
};
