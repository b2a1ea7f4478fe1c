import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * Takes a port for this process until it ends: a datagram socket of the same number says so to all that look for one. Without
 * it two of them could find the same port free, and one would talk to the other's server or database.
 *
 * @param {number} port
 * @returns {Promise<boolean>} false when somebody has it
 */
async function reserve(port) {
  const sign = createSocket('udp4').unref();
  const held = await new Promise((resolve) => {
    sign.on('error', () => resolve(false)).bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (held && (await isFree(port))) return true;
  sign.close();
  return false;
}

/**
 * Finds a free port below the range that the system uses for outgoing connections: a port from that range could be
 * taken before the server listens. Nobody else finds the same one while this process runs.
 */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await reserve(port)) return port;
  }
}

/**
 * Whether no process listens on the port, on any address of this machine.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Waits until a server's health check succeeds.
 *
 * @param {string} url its origin
 * @param {() => boolean} isRunning whether its process is still running
 * @param {number} patience ms
 * @returns {Promise<boolean>} false when it ended first, or did not answer in time
 */
export async function waitForServer(url, isRunning, patience = 60_000) {
  for (const until = Date.now() + patience; isRunning() && Date.now() < until;) {
    const answered = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Starts the built server and waits until it answers.
 *
 * @param {{ port: number, env?: Record<string, string>, show?: boolean }} ask `show`: its output goes to this terminal
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess, stop(): Promise<void> }>}
 * @throws {Error} with what the server wrote, when it ends or does not answer within a minute
 */
export async function startServer({ port, env = {}, show = false }) {
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let running = true;
  let stopping = false;
  let answered = false;
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name].on('data', (data) => {
      output = (output + String(data)).slice(-4000);
      if (show) process[name].write(data);
    });
  }
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) =>
    child.on('close', (code) => {
      running = false;
      if (!stopping && !show && answered) console.error(`The server ended by itself (${code}):\n${output}`);
      resolve();
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    stopping = true;
    child.kill('SIGTERM');
    await ended;
  };
  answered = await waitForServer(url, () => running);
  if (answered) return { url, child, stop };
  const cause = running ? 'it did not answer within a minute' : 'it ended';
  if (running) await stop();
  throw new Error(`The server did not start: ${cause}.${show ? '' : `\n${output}`}`);
}
