import { createInterface } from 'node:readline';
import { runCatalogue } from './catalogue/command';
import type { Config } from './config';
import { backUp, layBack } from './db/backup';
import { StartError } from './db/dataLock';
import type { Db } from './db/db';
import { dump } from './db/dump';
import { partition } from './db/partitions';
import { restore } from './db/restore';
import { findFaults } from './domain/ledgerFaults';
import { connect, openDb } from './openDb';

/** What can be asked on the command line instead of serving. */
export type Command = (config: Config, args: readonly string[]) => Promise<void>;

/** A line that could not be written (a full disk, a closed pipe) ends the dump. */
const written = (line: string): Promise<void> =>
  new Promise(
    (resolve, reject) => void process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
  );

/** Begins to read when the first line is asked for: a reader that is made earlier loses what comes until then. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Infinity });
}

/** @throws {StartError} when the configuration names a PostgreSQL, which has its own */
function embeddedDirOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined)
    throw new StartError('Folders are backups of the embedded database; for PostgreSQL see docs/availability.md.');
  return dataDir;
}

/** @throws {StartError} when anybody's money is not as it must be */
async function expectSound(db: Db): Promise<void> {
  const faults = Object.entries(await findFaults(db, 0, Number.MAX_SAFE_INTEGER)).filter(([, ids]) => ids.length > 0);
  if (faults.length > 0)
    throw new StartError(
      `It is restored, but has ${faults.map(([fault, ids]) => `${fault} (${ids.length})`).join(', ')}.`,
    );
}

/** Parts of each table unless told otherwise. */
const usualParts = 8;

/**
 * `dump` writes the database to standard output, `restore` reads it from standard input into an empty one. `backup <folder>` copies
 * the embedded database while it serves, `restore <folder>` lays such a copy back and looks at its money. `partition` lays the tables of an empty PostgreSQL into parts by person, `catalogue` checks, imports and exports.
 */
const commands: Readonly<Record<string, Command>> = {
  dump: async (config) => {
    const db = await connect(config);
    await dump(db, written).finally(() => db.close());
  },
  restore: async (config, [folder]) => {
    if (folder !== undefined) await layBack(folder, embeddedDirOf(config));
    const db = await openDb(config);
    const work = folder === undefined ? restore(db, linesOf(process.stdin)) : expectSound(db);
    await work.finally(() => db.close());
  },
  backup: async (config, [folder]) => {
    if (folder === undefined) throw new StartError('Say "backup <folder>": a folder that is not there yet.');
    await backUp(embeddedDirOf(config), folder);
  },
  partition: async (config, [parts = String(usualParts)]) => {
    if (!/^[1-9]\d{0,2}$/.test(parts)) throw new StartError(`${parts} is no number of parts from 1 to 999.`);
    const db = await openDb(config);
    await partition(db, Number(parts)).finally(() => db.close());
  },
  catalogue: (config, args) => runCatalogue(args, () => openDb(config), Date.now(), written),
};

/** @throws {StartError} for a word that is no command */
export function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartError(
      `There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}; without one the server starts.`,
    );
  return command;
}
