import { crowdOn } from '../server/serverUnderTest.mjs';
import { startCluster } from './cluster.mjs';
import { ledgerOf } from './ledger.mjs';
import { withClient, createYard } from './postgres.mjs';
import { callsUntil } from './traffic.mjs';

const people = 20_000;
/** Maximum time until calls are answered again, s. */
const backWithin = 30;

/** Settings of primary and replica; the same as in docs/availability.md. */
const replication = { wal_level: 'replica', max_wal_senders: 10, wal_keep_size: '256MB', synchronous_commit: 'on' };
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a database completes a statement within `ms`. */
const succeeds = (url, statement, ms) =>
  Promise.race([
    withClient(url, (db) => db.query(statement)).then(
      () => true,
      () => false,
    ),
    wait(ms).then(() => false),
  ]);
const isAlive = (url) => succeeds(url, 'select 1', 2000);
const confirmsWrite = (url) => succeeds(url, 'create table confirmed_late (at bigint)', 5000);

/**
 * Switches to synchronous replication and waits until the primary confirms a commit only after the replica has it on
 * disk.
 */
async function holdBack(primary) {
  await withClient(primary.url, async (db) => {
    await db.query(`alter system set synchronous_standby_names = 'FIRST 1 (replica)'`);
    await db.query('select pg_reload_conf()');
    for (let tries = 0; tries < 200; tries++) {
      const [sync] = await db.query(
        `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
      );
      if (sync) return;
      await wait(100);
    }
    throw new Error('The replica does not follow.');
  });
}

/** Promotes the replica after three checks of the primary in a row that got no answer. */
async function watchOver(primary, replica, yard, pooler) {
  for (let silent = 0; silent < 3;) {
    silent = (await isAlive(primary.url)) ? 0 : silent + 1;
    await wait(500);
  }
  yard.promote(replica);
  pooler.pointAt(replica.port);
}

/** Sends a signal to all processes of a database: SIGSTOP suspends them, SIGCONT resumes them. */
const signalAll = (node, signal) => node.pids().forEach((pid) => process.kill(pid, signal));

/** How long the replica is suspended before the primary is killed, ms: longer than a statement may take. */
const hangMs = 10_000;

/** The failures to rehearse under load, by name; each returns the replica to promote. */
const blows = {
  /** The primary is killed. */
  killed: {
    says: 'The primary was killed',
    strike: async ({ primary, replica, struck }) => {
      struck();
      await primary.kill();
      return replica;
    },
  },
  /** The primary is suspended with all its connections open, and resumes after another has taken over. */
  stopped: {
    says: 'The primary was stopped (SIGSTOP)',
    strike: async ({ primary, replica, struck }) => {
      struck();
      signalAll(primary, 'SIGSTOP');
      return replica;
    },
    wakes: true,
  },
  /** The replica is suspended, so that only the primary has what is written then; afterwards the primary is killed. */
  replica: {
    says: `The replica stood still for ${hangMs / 1000} s, then the primary was killed`,
    strike: async ({ primary, replica, relaunch, struck }) => {
      signalAll(replica, 'SIGSTOP');
      await wait(hangMs);
      struck();
      await primary.kill();
      // The replica loses what its machine had received but PostgreSQL had not read.
      await replica.kill();
      return relaunch();
    },
  },
};

/** Starts a primary with a crowd and a replica that has all that it confirms; `relaunch` starts the replica again. */
async function startPair(yard) {
  yard.make('primary');
  const primary = await yard.launch('primary', replication);
  await crowdOn(primary.url, people);
  yard.copy(primary, 'replica', { replica: true });
  const relaunch = () =>
    yard.launch('replica', { ...replication, cluster_name: 'replica', synchronous_standby_names: '' });
  const replica = await relaunch();
  await holdBack(primary);
  return { primary, replica, relaunch };
}

/** Strikes the primary under load and promotes the replica; returns what the traffic was answered, and when again. */
async function strikeUnderLoad(strike, cluster, pair, yard) {
  let over = false;
  let killedAt = Infinity;
  let backAt = Infinity;
  const traffic = callsUntil(cluster.url, {
    clients: 16,
    people,
    over: () => over,
    again: true,
    withdraw: 1,
    onAnswer: (ok, from, at) => {
      if (ok && from > killedAt) backAt = Math.min(backAt, at);
    },
  });
  await wait(5000);
  const struck = () => void (killedAt = performance.now());
  const replica = await strike({ ...pair, struck });
  await watchOver(pair.primary, replica, yard, cluster.pooler);
  for (let tries = 0; backAt === Infinity && tries < 600; tries++) await wait(100);
  await wait(5000);
  over = true;
  return { ...(await traffic), replica, seconds: (backAt - killedAt) / 1000 };
}

/**
 * Resumes the former primary, which must not confirm a write, because the replica that it waits for no longer follows
 * it. True when it does confirm one.
 */
async function wake(primary) {
  signalAll(primary, 'SIGCONT');
  const split = await confirmsWrite(primary.url);
  console.log(`The former primary woke up and ${split ? 'CONFIRMED a write' : 'confirmed no write'}.`);
  await primary.kill();
  return split;
}

/** Compares what was confirmed to people with the ledger. */
async function compareWithLedger({ paid, withdrew, replica }) {
  const { faults, checkedIn, withdrawn } = await ledgerOf(replica.url);
  const missing = (confirmed, there) => confirmed.filter((id) => !there.includes(id)).length;
  const doubled = (there) => there.length - new Set(there).size;
  return {
    faults,
    lost: missing(paid, checkedIn) + missing(withdrew, withdrawn),
    twice: doubled(checkedIn) + doubled(withdrawn),
  };
}

/**
 * Makes the primary fail under load. True when nothing confirmed is lost or duplicated and calls are answered again in
 * time.
 *
 * @param {keyof typeof blows} [blow]
 */
export async function failover(blow = 'killed') {
  if (!(blow in blows)) throw new Error(`There is no "${blow}": ${Object.keys(blows).join(', ')}.`);
  const { says, strike, wakes = false } = blows[blow];
  const yard = createYard();
  let cluster;
  try {
    const pair = await startPair(yard);
    cluster = await startCluster(pair.primary.url);
    const outcome = await strikeUnderLoad(strike, cluster, pair, yard);
    const split = wakes && (await wake(pair.primary));
    const { faults, lost, twice } = await compareWithLedger(outcome);
    const { calls, failures, paid, withdrew, seconds } = outcome;
    console.log(
      `${says} under ${calls} calls; the next call that was made was answered after ${seconds.toFixed(1)} s. ` +
        `Confirmed: ${paid.length} rewards and ${withdrew.length} withdrawals; lost ${lost}, doubled ${twice}; faults of the ledger: ${faults}. Meanwhile:`,
    );
    for (const [reason, count] of failures) console.log(`  ${count} x ${reason}`);
    return (
      !split &&
      seconds <= backWithin &&
      lost === 0 &&
      twice === 0 &&
      faults === 0 &&
      paid.length > 0 &&
      withdrew.length > 0
    );
  } finally {
    await cluster?.stop();
    await yard.close();
  }
}
