import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programOf } from './packages.mjs';
import { withClient } from './postgres.mjs';
import { endOf, until } from './service.mjs';

const execute = promisify(execFile);

/** What Patroni on a machine answers, or undefined. */
const requestPatroni = ({ address }, page) =>
  fetch(`http://${address}:8008/${page}`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

/** Replicas that follow a primary, and whether one of them holds its commits. */
const following = (url) =>
  withClient(url, async (db) => {
    const [row] = await db.query(
      `select count(*)::int as followers, coalesce(bool_or(sync_state = 'sync'), false) as "isHeld"
       from pg_stat_replication where state = 'streaming' and application_name like 'db_'`,
    );
    return row;
  });

/**
 * What Patroni knows of these machines.
 *
 * @param {ReturnType<import('./machine.mjs').createMachine>[]} machines
 * @param {(machine: object) => string} urlOf a superuser's address of a machine's PostgreSQL
 */
export function patroniOf(machines, urlOf) {
  const logs = () => machines.map(({ log }) => endOf(log)).join('\n');
  /** The machine that is the primary; undefined while there is none. */
  const leader = async () => {
    const answers = await Promise.all(machines.map((machine) => requestPatroni(machine, 'primary')));
    return machines[answers.findIndex((answer) => answer !== undefined)];
  };
  /** The replica that holds the primary's commits; undefined while there is none. */
  const standby = async () => {
    const answers = await Promise.all(machines.map((machine) => requestPatroni(machine, 'synchronous')));
    return machines[answers.findIndex((answer) => answer !== undefined)];
  };
  const isWhole = async () => {
    const primary = await leader();
    if (primary === undefined || (await standby()) === undefined) return false;
    const { followers, isHeld } = await following(urlOf(primary));
    return followers === machines.length - 1 && isHeld;
  };
  return {
    leader,
    standby,
    /** Waits until there is a primary that all others follow, and one of them holds its commits. */
    whole: () => until(isWhole, () => `The database machines are not whole again.\n${logs()}`, 120_000),
    /** Waits until another machine is the primary. */
    takenOverFrom: (former) =>
      until(
        async () => ![undefined, former].includes(await leader()),
        () => `Nobody takes over from ${former.name}.\n${logs()}`,
      ),
    /** Carries out a command of patronictl. */
    patronictl: (...args) => execute(programOf('patronictl'), ['-c', machines[0].patroniFile, ...args]),
  };
}
