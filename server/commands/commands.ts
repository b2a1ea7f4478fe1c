import { createInterface } from 'node:readline';
import { runCatalogue } from './catalogue';
import type { Config } from '../settings/config';
import { backUp, layBack } from '../db/embedded/backup';
import { StartError } from '../runtime/startError';
import type { Db } from '../db/db';
import { databaseTime } from '../db/databaseClock';
import { countFaults } from '../domain/ledger/countFaults';
import { dump } from '../db/dump';
import { restore } from '../db/restore';
import { withDb } from '../db/withDb';
import { runChain } from './chain';
import { runLedger } from './ledger';
import { runLedgerFaults } from './ledgerFaults';
import { runLedgerMonths } from './ledgerMonths';
import { runMarketRules } from './marketRules';
import { runOperatorKey } from './operatorKey';
import { connect, openAsOwner, openDb, prepare } from '../openDb';
import { operatorNames } from '../settings/operatorKeys';
import { runEvents } from './events';

/** A command-line subcommand, run instead of starting the server. */
export type Command = (config: Config, args: readonly string[]) => Promise<void>;

/** Writes a line to standard output. A failed write (full disk, closed pipe) rejects and so ends the dump. */
const written = (line: string): Promise<void> =>
  new Promise(
    (resolve, reject) => void process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
  );

/**
 * Reads the input line by line. The reader is created on the first `next()`: one that is created earlier loses the
 * lines that arrive before it is iterated.
 */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Infinity });
}

/**
 * The directory of the embedded database.
 *
 * @throws {StartError} when a PostgreSQL is configured, which has backup tools of its own
 */
function embeddedDirOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined)
    throw new StartError('Folders are backups of the embedded database; for PostgreSQL see docs/availability.md.');
  return dataDir;
}

/**
 * Checks the money of all people.
 *
 * @throws {StartError} when the ledger or a balance is inconsistent
 */
async function expectSound(db: Db): Promise<void> {
  const faults = Object.entries((await countFaults(db)).faults);
  if (faults.length > 0)
    throw new StartError(
      `It is restored, but has ${faults.map(([fault, found]) => `${fault} (${found})`).join(', ')}.`,
    );
}

/**
 * The subcommands. `dump` writes the database to standard output, `restore` reads such a dump from standard input into
 * an empty database. `backup <folder>` copies the embedded database, also while a server runs on it; `restore <folder>`
 * restores such a copy and checks its money.
 * `catalogue` checks, imports and exports catalogues, `market-rules` also tries rules out, and closes and opens.
 * `migrate` brings the schema up to date and ends. `chain` checks that nothing which was written down for good has
 * changed, `ledger-faults` checks everybody's money. `ledger-months` converts the ledger into months; `ledger` lists
 * them, archives old ones as files, checks the files and attaches them again. `events` counts the events that wait and
 * sends those again that were given up. `operator-key` makes and ends the key of a stand-in.
 */
const commands: Readonly<Record<string, Command>> = {
  dump: (config) =>
    withDb(
      () => connect(config),
      (db) => dump(db, written),
    ),
  restore: async (config, [folder]) => {
    if (folder !== undefined) await layBack(folder, embeddedDirOf(config));
    await withDb(
      // Into a new one: there is none yet. What was archived is written by the owner alone.
      () => openAsOwner({ ...config, mayCreateData: true }),
      (db) => (folder === undefined ? restore(db, linesOf(process.stdin)) : expectSound(db)),
    );
  },
  backup: async (config, [folder]) => {
    if (folder === undefined) throw new StartError('Say "backup <folder>": a folder that is not there yet.');
    await backUp(embeddedDirOf(config), folder);
  },
  'market-rules': (config, args) =>
    runMarketRules(args, { open: () => openDb(config), now: Date.now(), print: written }),
  catalogue: (config, args) =>
    runCatalogue(args, {
      pictureHosts: config.pictureHosts,
      open: () => openDb(config),
      now: Date.now(),
      print: written,
    }),
  migrate: async (config) => (await openDb(config)).close(),
  'ledger-months': (config) =>
    withDb(
      () => openDb(config),
      (db) => prepare(config, db, (owner) => runLedgerMonths(owner, written)),
    ),
  chain: (config) => runChain(() => openDb(config), written),
  ledger: (config, args) => runLedger(args, { open: () => openAsOwner(config), now: databaseTime, print: written }),
  'ledger-faults': (config) => runLedgerFaults(() => openDb(config), written),
  'operator-key': (config, args) =>
    runOperatorKey(args, {
      open: () => openDb(config),
      now: databaseTime,
      configured: operatorNames(config.operatorKeys),
      print: written,
    }),
  events: (config, args) => runEvents(args, () => openDb(config), Date.now(), written),
};

/**
 * Finds a subcommand by name.
 *
 * @throws {StartError} when there is no such command
 */
export function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartError(
      `There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}; without one the server starts.`,
    );
  return command;
}
