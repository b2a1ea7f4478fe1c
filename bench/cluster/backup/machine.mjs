import path from 'node:path';
import { programs, runPostgres, userFor } from '../../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../../scripts/lib/servers/serverProcess.mjs';
import { archiveSettings, install, makeFolder } from './install.mjs';
import { mustRun, runOn } from './programs.mjs';

/** The database of a machine: starts and stops it, and runs programs in its folder. */
function databaseIn(machine, { env, data, port }) {
  const options = { bin: programs(), user: { ...userFor(), env }, home: env.SOCKET, data, port };
  const initdb = path.join(programs(), 'initdb');
  const psql = ['psql', '-h', env.SOCKET, '-p', env.PORT, '-XAtq'];
  let running;
  const database = {
    url: `postgres://tally@127.0.0.1:${port}/tally`,
    sql: (statement, name = 'tally') => machine.must(...psql, '-d', name, '-c', statement),
    sqlFile: (file) => machine.must(...psql, '-d', 'tally', '-f', path.join(machine.home, file)),
    /** Creates and starts an empty database with checksums of its pages, with the role tally. */
    make: async () => {
      await machine.must(initdb, '-D', data, '--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-sync');
      await database.start();
      await database.sql('create role tally superuser login', 'postgres');
      await database.sql('create database tally owner tally', 'postgres');
    },
    start: async () => {
      running = runPostgres({ ...options, settings: archiveSettings() });
      const { output } = await running;
      if (output !== undefined) throw new Error(`PostgreSQL did not start.\n${output}`);
    },
    /** Stops it; also one that is starting. */
    stop: async () => {
      const { child, ended } = (await running) ?? {};
      child?.kill('SIGINT');
      await ended;
      running = undefined;
    },
  };
  return database;
}

/**
 * A machine with what docs/availability.md installs on it, without a database.
 *
 * @param {{ home: string, repository: string }} site
 * @param {string} name of its folder
 * @param {string} program the bundled server's main.js
 */
export async function createMachine(site, name, program) {
  const port = await freePort();
  const home = makeFolder(site.home, name);
  const data = path.join(home, 'data');
  const env = install(home, { repository: site.repository, data, port, program });
  const machine = {
    home,
    metrics: env.METRICS,
    run: (command, ...args) => runOn({ home, env }, command, ...args),
    must: (command, ...args) => mustRun({ home, env }, command, ...args),
    pgbackrest: (...args) => machine.must('pgbackrest', '--stanza=tally', ...args),
  };
  const database = databaseIn(machine, { env, data, port });
  return {
    ...machine,
    ...database,
    /** A product's command on its database, as an operator runs it. */
    product: (command) =>
      runOn(
        { home, env: { ...env, DATABASE_URL: database.url } },
        'node',
        path.join(env.TALLY, 'dist/server/main.js'),
        command,
      ),
  };
}
