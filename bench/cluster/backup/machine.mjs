import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { programs, runPostgres, userFor } from '../../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../../scripts/lib/servers/serverProcess.mjs';
import { endPrograms, mustRun, runOn } from './programs.mjs';

const deploy = path.join(root, 'server/deploy/backup');
const read = (name) => readFileSync(path.join(deploy, name), 'utf8');

/** The settings of the archive in `server/deploy/backup/postgresql.conf`. */
const archiveSettings = () =>
  Object.fromEntries(
    [...read('postgresql.conf').matchAll(/^(\w+) = '?([^'\n]*)'?$/gm)].map(([, name, value]) => [name, value]),
  );

/** The documented pgbackrest.conf with other folders, port and secret. */
function configOf(values) {
  let text = read('pgbackrest.conf');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbackrest.conf has no ${name}.`);
    text = text.replace(line, `${name}=${value}`);
  }
  return text;
}

function makeFolder(...parts) {
  const made = path.join(...parts);
  mkdirSync(made, { recursive: true });
  const { uid, gid } = userFor();
  if (uid !== undefined) chownSync(made, uid, gid);
  return made;
}

/** Lays into a folder what docs/availability.md installs on a machine; returns the environment of its programs. */
function install(home, { repository, data, port, program }) {
  const config = path.join(home, 'pgbackrest.conf');
  const socket = makeFolder(home, 'socket');
  const values = {
    'repo1-path': repository,
    'repo1-cipher-pass': 'the-secret-of-this-trial',
    'log-path': makeFolder(home, 'log'),
    'lock-path': makeFolder(home, 'lock'),
    'pg1-path': data,
    'pg1-port': port,
    'pg1-socket-path': socket,
  };
  writeFileSync(config, configOf(values));
  for (const script of ['backup.sh', 'restore-check.sh', 'after-restore.sql'])
    cpSync(path.join(deploy, script), path.join(home, script));
  cpSync(path.dirname(program), makeFolder(home, 'tally/dist/server'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(home, 'tally/node_modules'));
  return {
    ...process.env,
    LC_ALL: 'C',
    PGBACKREST_CONFIG: config,
    SCRATCH: makeFolder(home, 'scratch'),
    METRICS: makeFolder(home, 'metrics'),
    POSTGRES: programs(),
    TALLY: path.join(home, 'tally'),
    SOCKET: socket,
    PORT: String(port),
  };
}

/** A folder with machines of the database and the repository that they share. */
export function createSite() {
  const home = makeFolder(mkdtempSync(path.join(tmpdir(), 'tally-backup-')));
  chmodSync(home, 0o700);
  const running = new Set();
  /** Instances that start, until they run or have failed. */
  const starting = new Set();
  let closing;
  const repository = makeFolder(home, 'repository');

  /**
   * A machine with what docs/availability.md installs on it, without a database.
   *
   * @param {string} name of its folder
   * @param {string} program the bundled server's main.js
   */
  async function machine(name, program) {
    const port = await freePort();
    const own = makeFolder(home, name);
    const data = path.join(own, 'data');
    const env = install(own, { repository, data, port, program });
    const made = {
      home: own,
      data,
      env,
      metrics: env.METRICS,
      url: `postgres://tally@127.0.0.1:${port}/tally`,
      run: (command, ...args) => runOn(made, command, ...args),
      must: (command, ...args) => mustRun(made, command, ...args),
      pgbackrest: (...args) => mustRun(made, 'pgbackrest', '--stanza=tally', ...args),
      sql: (statement, database = 'tally') =>
        mustRun(made, 'psql', ...['-h', env.SOCKET, '-p', env.PORT, '-d', database, '-XAtqc', statement]),
      /** A product's command on its database, as an operator runs it. */
      product: (command) =>
        runOn(
          { ...made, env: { ...env, DATABASE_URL: made.url } },
          'node',
          `${env.TALLY}/dist/server/main.js`,
          command,
        ),
      /** An empty database with checksums of its pages, for the roles tally and that of the system's user. */
      make: async () => {
        const tool = (each) => path.join(programs(), each);
        await made.must(
          tool('initdb'),
          ...['-D', data, '--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-sync'],
        );
        await made.start();
        await made.sql('create role tally superuser login', 'postgres');
        await made.sql('create database tally owner tally', 'postgres');
      },
      start: async () => {
        if (closing) throw new Error('The trial was ended.');
        const options = { bin: programs(), user: { ...userFor(), env }, home: env.SOCKET, data, port };
        const start = runPostgres({ ...options, settings: archiveSettings() });
        starting.add(start);
        const started = await start;
        if ('output' in started) throw new Error(`PostgreSQL did not start.\n${started.output}`);
        made.running = started;
        running.add(made);
        starting.delete(start);
      },
      stop: async () => {
        made.running.child.kill('SIGINT');
        await made.running.ended;
        running.delete(made);
      },
    };
    return made;
  }

  return {
    repository,
    machine,
    /** Ends everything and removes it; the second call waits for the first. */
    close: () =>
      (closing ??= (async () => {
        await endPrograms();
        await Promise.allSettled(starting);
        for (const each of running) await each.stop();
        rmSync(home, { recursive: true, force: true });
      })()),
  };
}
