import { createInterface } from 'node:readline';
import { runCatalogue } from './catalogue/command';
import type { Config } from './config';
import { StartError } from './db/dataLock';
import { dump } from './db/dump';
import { partition } from './db/partitions';
import { restore } from './db/restore';
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

/** Parts of each table unless told otherwise. */
const usualParts = 8;

/**
 * `dump` writes the database to standard output, `restore` reads it from standard input into an empty one, `partition` lays the
 * tables of an empty PostgreSQL into parts by person, `catalogue` checks, imports and exports.
 */
export const commands: Readonly<Record<string, Command>> = {
  dump: async (config) => {
    const db = await connect(config);
    await dump(db, written).finally(() => db.close());
  },
  restore: async (config) => {
    const db = await openDb(config);
    await restore(db, linesOf(process.stdin)).finally(() => db.close());
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
