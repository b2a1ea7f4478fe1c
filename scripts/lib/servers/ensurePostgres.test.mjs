import { expect, it, vi } from 'vitest';
import { ensurePostgres } from './ensurePostgres.mjs';

const database = { url: 'postgres://x', pid: 1, crash: async () => undefined, stop: async () => undefined };
const missing = 'PostgreSQL is not installed here';

it('the PostgreSQL that is there is used', async () => {
  const run = vi.fn();
  expect(await ensurePostgres({ start: async () => database, mayInstall: () => true, run })).toBe(database);
  expect(run).not.toHaveBeenCalled();
});

it('PostgreSQL is installed where there is none, and used', async () => {
  /** @type {string[]} */
  const ran = [];
  const start = async () => (ran.length === 2 ? database : missing);
  const run = (/** @type {string[]} */ command) => void ran.push(command.join(' '));
  expect(await ensurePostgres({ start, mayInstall: () => true, run })).toBe(database);
  expect(ran.at(-1)).toBe('apt-get install -q -y --no-install-recommends postgresql');
});

it('the installation of PostgreSQL says why there is none where it may not be installed, or could not be', async () => {
  const start = async () => missing;
  const run = () => {
    throw new Error('no network');
  };
  expect(await ensurePostgres({ start, mayInstall: () => false, run })).toBe(missing);
  expect(await ensurePostgres({ start, mayInstall: () => true, run })).toBe(
    `${missing}, and could not be installed (no network)`,
  );
});
