import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { programs, userFor } from '../../../scripts/lib/servers/postgres.mjs';

/** Debian's package of each program that backups need. */
const packages = { pgbackrest: 'pgbackrest', jq: 'jq', psql: 'postgresql-client' };

/** @throws {Error} that names the packages that are missing here, with the command that installs them */
export function expectPackages() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const missing = Object.entries(packages)
    .filter(([program]) => !folders.some((folder) => existsSync(path.join(folder, program))))
    .map(([, name]) => name);
  if (!programs() || !userFor()) missing.push('postgresql');
  if (missing.length > 0) throw new Error(`Not installed here. Debian: apt-get install ${missing.join(' ')}`);
}

/** Programs under way, so that an end of the trial ends them too. */
const underWay = new Set();
let isOver = false;

/** Ends every program under way with what it has started, and waits for it; none starts any more. */
export async function endPrograms() {
  isOver = true;
  for (const { child, ended } of underWay) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
    await ended.catch(() => undefined);
  }
}

/**
 * Runs a program as PostgreSQL's user, in a process group of its own.
 *
 * @param {{ env: object, home: string }} machine whose environment and folder it gets
 * @returns {Promise<{ code: number | null, output: string }>} with all that it wrote
 */
export async function runOn({ env, home }, program, ...args) {
  if (isOver) throw new Error('The trial was ended.');
  const child = spawn(program, args, {
    ...userFor(),
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const entry = { child, ended };
  underWay.add(entry);
  try {
    return { code: await ended, output: output.trim() };
  } finally {
    underWay.delete(entry);
  }
}

/** The same for a program that must succeed; returns what it wrote. */
export async function mustRun(machine, program, ...args) {
  const { code, output } = await runOn(machine, program, ...args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${output}`);
  return output;
}
