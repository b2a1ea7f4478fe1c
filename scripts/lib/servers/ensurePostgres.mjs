import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startPostgres } from './postgres.mjs';

/** Installs Debian's package without creating its default cluster, because tests create their own. */
const debian = [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'postgresql'],
];

/** @param {string[]} command */
const runHere = ([program = '', ...args]) =>
  void execFileSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

const mayInstallHere = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Starts a PostgreSQL for tests; installs it first if it is missing and this machine allows that.
 *
 * @param {{ start?: typeof startPostgres, mayInstall?: () => boolean, run?: (command: string[]) => void }} [parts]
 *   replacements for tests
 * @returns {ReturnType<typeof startPostgres>}
 */
export async function ensurePostgres({ start = startPostgres, mayInstall = mayInstallHere, run = runHere } = {}) {
  const first = await start();
  if (typeof first !== 'string' || !mayInstall()) return first;
  console.log(`${first}: installing it.`);
  try {
    for (const command of debian) run(command);
  } catch (error) {
    return `${first}, and could not be installed (${error instanceof Error ? error.message : String(error)})`;
  }
  return start();
}
