import { randomUUID } from 'node:crypto';
import { load as loadOf } from '../../server/load.mjs';
import { withCluster } from '../withCluster.mjs';

const people = 20_000;
const tokenOf = (person) => ({ authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` });
const isRight = (text) => text.startsWith('{"code":200');
const home = ['/user/info', '/task/normal-task/', '/income/', '/wallet/'];

const homeOf = (index) => ({
  path: `/event/v1${home[index % home.length]}`,
  headers: tokenOf(1 + (index % people)),
});
const checkInOf = (index) => ({
  method: 'POST',
  path: '/event/v1/task/checkin?action=reward',
  headers: { ...tokenOf(2 + 2 * index), 'idempotency-key': randomUUID() },
});

function report(what, { perSecond, p50, p99, cpu, errors, repeats, reasons }) {
  const [servers, databases, pooler] = cpu.map((ms) => ms.toFixed(2));
  console.log(
    `${what}: ${perSecond} calls/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, CPU ms a call: servers ${servers}, PostgreSQL on three machines ${databases}, PgBouncer ${pooler}; ${repeats} times asked again after a 503, ${errors} errors`,
  );
  for (const [reason, count] of reasons) console.log(`  ${count} x ${reason}`);
  return errors === 0;
}

/** A thousand users at once: the calls of home, and check-ins. Returns false when a call failed. */
export const load = () =>
  withCluster({ people }, async ({ url, servers, pooler, databases }) => {
    const pids = [
      () => servers.flatMap((server) => server.pids()),
      () => databases.machines.flatMap((machine) => machine.postgresPids()),
      () => [pooler.pid],
    ];
    // `again`: the number of times that a page repeats a call.
    const crowd = { connections: 1000, count: 4000, pids, again: 2 };
    await loadOf(url, { ...crowd, connections: 20, count: 2000, requestOf: homeOf, isRight });
    const homes = await loadOf(url, { ...crowd, requestOf: homeOf, isRight });
    const checkIns = await loadOf(url, {
      ...crowd,
      requestOf: checkInOf,
      isRight: (text) => isRight(text) && text.includes('"status":1'),
    });
    return [report('1000 people at once, home', homes), report('1000 people at once, check-in', checkIns)].every(
      Boolean,
    );
  });
