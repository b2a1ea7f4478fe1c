import { spawn } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { childrenOf } from '../server/serverUnderTest.mjs';

/**
 * Sends a signal to processes, unless they have ended by themselves meanwhile.
 *
 * @param {(number | undefined)[]} pids
 * @param {NodeJS.Signals} signal
 */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    if (pid === undefined) continue;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** Whether a process is there. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A process with its children. */
export const familyOf = (pid) => [pid, ...childrenOf(pid).map(Number)];

/**
 * Starts a program that ends with this process, however that ends, and that Ctrl+C does not reach by itself.
 *
 * @param {{ command: string[], log: string, user?: { uid?: number | string, gid?: number | string }, inside?: string[], env?: object, cwd?: string }} options
 *   `inside`: a command that carries this one out in another network
 */
export function startService({ command, log, user = {}, inside = [], env = {}, cwd }) {
  const owner = user.uid === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const [program, ...args] = [...inside, 'setpriv', '--pdeathsig=TERM', ...owner, '--', ...command];
  const file = openSync(log, 'a');
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  let running = true;
  const ended = new Promise((resolve) => {
    const end = () => resolve((running = false));
    child.on('exit', end).on('error', end);
  });
  /** Ends it; kills it when it does not end by itself in time. */
  const stop = async (signal = 'SIGTERM', patienceMs = 20_000) => {
    if (!running) return;
    signalAll([child.pid], 'SIGCONT');
    signalAll([child.pid], signal);
    const killer = setTimeout(() => signalAll([child.pid], 'SIGKILL'), patienceMs);
    await ended;
    clearTimeout(killer);
  };
  return { pid: child.pid, ended, stop, isRunning: () => running };
}

/** The end of a log, for a message. */
export const endOf = (log) => readFileSync(log, 'utf8').slice(-2000);

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Aborted on Ctrl+C: nothing is waited for any more. */
export const interruption = new AbortController();

/**
 * Waits until something holds.
 *
 * @param {() => unknown} holds may throw while it does not
 * @param {string | (() => string)} failure what is said when it does not hold in time
 */
export async function until(holds, failure, patienceMs = 60_000) {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    if (interruption.signal.aborted) throw new Error('It was interrupted.');
    const held = await Promise.resolve()
      .then(holds)
      .catch(() => false);
    if (held) return held;
  }
  throw new Error(typeof failure === 'function' ? failure() : failure);
}

/** Waits until a process listens. */
export const listening = (port, host = '127.0.0.1') =>
  until(
    () =>
      new Promise((resolve) => {
        const probe = connect(port, host, () => resolve(true)).on('error', () => resolve(false));
        probe.on('connect', () => probe.destroy());
      }),
    `Nothing listens on ${host}:${port}.`,
    10_000,
  );
