/**
 * Runs the configuration of several machines on this one, with the files of `server/deploy/cluster` (docs/availability.md):
 * nginx with TLS, three servers, PgBouncer, HAProxy, and three PostgreSQL under Patroni with etcd. A missing package of
 * Debian is named.
 *
 *   npm run cluster                 starts it and prints its addresses, until Ctrl+C
 *   npm run cluster -- trials       lets its parts fail under load, each once (bench/cluster/trials); `trials killed cut`
 *                                   only these, `trials --times 5` each five times
 *   npm run cluster -- load         a thousand users at once: the calls of home, and check-ins
 *   npm run cluster -- restore      rehearses log archiving and point-in-time recovery (bench/cluster/restore.mjs)
 *   npm run cluster -- market       moves a market into a database of its own while people use it
 *                                   (bench/cluster/market.mjs, docs/markets.md)
 *   npm run cluster -- suite        the server's tests through PgBouncer; `suite dump` only files with that in their path
 */
import { load } from './cluster/modes/load.mjs';
import { stay } from './cluster/modes/stay.mjs';
import { suite } from './cluster/modes/suite.mjs';
import { market } from './cluster/market.mjs';
import { restore } from './cluster/restore.mjs';
import { trials } from './cluster/trials.mjs';

/** Each gets the further arguments; false means that it failed. */
const modes = { stay, trials, load, suite, restore, market };

const [name = 'stay', ...args] = process.argv.slice(2);
const mode = Object.hasOwn(modes, name) ? modes[name] : undefined;
if (!mode) throw new Error(`There is no "${name}": ${Object.keys(modes).join(', ')}.`);
// What was interrupted may still wait for something.
process.exit((await mode(args)) === false ? 1 : 0);
