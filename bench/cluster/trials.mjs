import { parseArgs } from 'node:util';
import { ledgerOf } from './ledger.mjs';
import { compare, longestGap } from './gaps.mjs';
import { reportOf, rowOf } from './report.mjs';
import { startTraffic } from './traffic.mjs';
import { catalogue } from './trials/catalogue.mjs';
import { expectPackages } from './packages.mjs';
import { interruption, until, wait } from './service.mjs';
import { withCluster } from './withCluster.mjs';

/** Ids of people for one trial: half of them come. */
const peoplePerTrial = 6000;
/** How long people come before something fails, and after all is well again, ms. */
const calmMs = 4000;
/** How long a trial waits for the next paid check-in, ms. */
const backMs = 120_000;

/** Lets one thing fail under people's calls; returns what they saw, and when it began and ended. */
async function underTraffic(trial, cluster, from) {
  const traffic = startTraffic(cluster.url, { from, to: from + peoplePerTrial - 1 });
  try {
    await wait(calmMs);
    const began = performance.now();
    const found = await trial.strike(cluster);
    await cluster.databases.whole();
    const whole = performance.now();
    await until(() => traffic.paidAt.some((at) => at > whole), 'Nobody is paid any more.', backMs);
    await wait(calmMs);
    return { ...found, began, ended: performance.now(), ...(await traffic.end()) };
  } finally {
    await traffic.end();
  }
}

/** Carries a trial out, and compares what was confirmed to people with the ledger. */
async function carryOut(trial, cluster, from) {
  await cluster.databases.whole();
  const outcome = await underTraffic(trial, cluster, from);
  const leader = await cluster.databases.leader();
  const { faults, checkedIn, withdrawn } = await ledgerOf(cluster.databases.urlOf(leader, 'tally'));
  const isOfTrial = (id) => id >= from && id < from + peoplePerTrial;
  const rewards = compare(outcome.paid, checkedIn.filter(isOfTrial));
  const withdrawals = compare(outcome.withdrew, withdrawn.filter(isOfTrial));
  return {
    ...outcome,
    gapMs: longestGap(outcome.paidAt, outcome.began, outcome.ended),
    lost: rewards.lost + withdrawals.lost,
    doubled: rewards.doubled + withdrawals.doubled,
    faults,
  };
}

/** The trials of these names, all without names. */
function chosen(names) {
  for (const name of names)
    if (!Object.hasOwn(catalogue, name))
      throw new Error(`There is no trial "${name}": ${Object.keys(catalogue).join(', ')}.`);
  return (names.length > 0 ? names : Object.keys(catalogue)).map((name) => ({ name, ...catalogue[name] }));
}

const isSound = ({ skipped, failed, lost, doubled, faults, broken, paid, withdrew }) =>
  skipped !== undefined ||
  (!failed && !broken && lost === 0 && doubled === 0 && faults === 0 && paid.length > 0 && withdrew.length > 0);

/** What an error says of something that did not come to its end; an interruption goes on. */
function failureOf(error) {
  if (interruption.signal.aborted) throw error;
  console.error(error);
  const [failed] = error.message.split('\n');
  return { failed };
}

/** What became of a trial, also where it is not carried out, or does not come to its end. */
async function outcomeOf(trial, cluster, from) {
  const skipped = trial.skippedBecause?.(cluster);
  if (skipped !== undefined) return { skipped };
  return carryOut(trial, cluster, from).catch(failureOf);
}

/** A cluster that does not start is told as a trial that failed: the next round has a new one. */
const starts = { name: 'start', says: 'the cluster starts', aimS: 0 };

/** Carries trials out one after the other in a cluster of their own. */
async function roundOf(all, record) {
  try {
    await withCluster({ people: peoplePerTrial * all.length }, async (cluster) => {
      for (const [nth, trial] of all.entries()) {
        const outcome = { trial, ...(await outcomeOf(trial, cluster, 1 + nth * peoplePerTrial)) };
        record(outcome);
        // What a failed trial leaves behind says nothing about the next one.
        if (outcome.failed) break;
      }
    });
  } catch (error) {
    record({ trial: starts, ...failureOf(error) });
  }
}

/**
 * Makes the parts of the cluster fail under load, one after the other, and prints a table. Returns false when a confirmed
 * write is lost or doubled, or the ledger has a fault; a missed time is only shown.
 *
 * @param {string[]} args names of trials, and `--times`
 */
export async function trials(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { times: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const all = chosen(positionals);
  expectPackages();
  const outcomes = [];
  for (let round = 1; round <= Number(values.times) && !interruption.signal.aborted; round++) {
    await roundOf(all, (outcome) => {
      outcomes.push(outcome);
      console.log(rowOf(outcome));
    });
  }
  console.log(`\n${reportOf(outcomes)}`);
  return outcomes.length > 0 && outcomes.every(isSound);
}
