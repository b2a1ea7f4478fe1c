import { wait } from '../service.mjs';

/** Longer than a replica may hold up commits, ms. */
const hangMs = 30_000;

/** The replica that holds the primary's commits stands still. */
export const replica = {
  says: 'the synchronous replica hangs for 30 s',
  // wal_sender_timeout, loop_wait, and the time until calls are repeated.
  aimS: 15,
  whyLate: 'the documented time is wal_sender_timeout and loop_wait, 8 s; the rest is the repetition of calls',
  strike: async ({ databases }) => {
    const standby = await databases.standby();
    standby.hang();
    await wait(hangMs);
    standby.wake();
  },
};
