import { withClient } from '../postgres.mjs';
import { wait } from '../service.mjs';

const triedMs = 15_000;

/**
 * Asks a former primary again and again to write, for 15 s from now on.
 *
 * @param {string} url of its database, past HAProxy
 * @returns {Promise<{ tried: number, confirmed: number }>}
 */
export async function lateWrites(url) {
  let confirmed = 0;
  let tried = 0;
  const tryOnce = async () => {
    tried += 1;
    const isConfirmed = await Promise.race([
      withClient(url, (db) => db.query(`create table confirmed_late_${tried} (at bigint)`)).then(
        () => true,
        () => false,
      ),
      wait(4000).then(() => false),
    ]);
    if (isConfirmed) confirmed += 1;
  };
  const all = [];
  for (const end = performance.now() + triedMs; performance.now() < end; await wait(250)) all.push(tryOnce());
  await Promise.all(all);
  return { tried, confirmed };
}
