import { statSync } from 'node:fs';
import { only } from '../db/db';
import type { Db } from '../db/db';
import { withDb } from '../db/withDb';
import { archiveMonth } from '../domain/archive/archiveMonth';
import { archivedMonthsOf, isCarriedWhole } from '../domain/archive/archivedMonths';
import { attachMonth } from '../domain/archive/attachMonth';
import { checkArchive, dropMonth } from '../domain/archive/checkArchive';
import { monthOf, parseMonth } from '../domain/archive/month';
import { isDenied } from '../openDb';
import { StartError } from '../runtime/startError';

const usage = [
  'Say "ledger list", "archive <yyyy-mm> <folder>" (the oldest month), "check <file>",',
  '"drop <file>" (the table of an archived month) or "attach <file>" (the newest archived month).',
].join(' ');

/** What the command works with. */
interface CommandParts {
  /** Opens the database as its owner; fails while a server has the embedded one open. */
  readonly open: () => Promise<Db>;
  /** The database's time, ms since the epoch. */
  readonly now: (db: Db) => Promise<number>;
  /** Writes a line to standard output. */
  readonly print: (line: string) => Promise<void>;
}

const parts = `
select part.relname as name, pg_total_relation_size(part.oid) as size
from pg_inherits i join pg_class part on part.oid = i.inhrelid
where i.inhparent = 'transfers'::regclass
order by part.relname`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

async function list(db: Db, print: CommandParts['print']): Promise<void> {
  for (const { monthAt, count, droppedAt, sha256 } of await archivedMonthsOf(db))
    await print(
      `${monthOf(monthAt).name}  ${count} transfers  archived${droppedAt === null ? ', table not dropped' : ''}  ${sha256}`,
    );
  for (const { name, size } of await db.query<{ name: string; size: number }>(parts)) {
    const { count } = only(await db.query<{ count: number }>(`select count(*) as count from ${name}`));
    await print(`${name.replace('transfers_', '').replace('_', '-')}  ${count} transfers  ${megabytes(size)}`);
  }
  if (!(await isCarriedWhole(db)))
    throw new StartError('What is carried forward differs from what the archived months came to.');
}

async function carryOut(db: Db, args: readonly string[], { now, print }: CommandParts): Promise<void> {
  const [what, target = '', folder = ''] = args;
  if (what === 'list') return list(db, print);
  if (what === 'archive') {
    const month = parseMonth(target);
    const file = await archiveMonth(db, month, folder, await now(db));
    return print(
      `${month.name} is archived in ${file} (${megabytes(statSync(file).size)}). Copy it and its .json to another place, then "ledger drop ${file}".`,
    );
  }
  if (what === 'check') {
    const { frame, digest } = await checkArchive(db, target);
    return print(
      `${target} holds ${frame.month.name} as it was archived: ${digest.count} transfers, ${digest.compared} days as in the chain.`,
    );
  }
  if (what === 'drop') {
    const { frame } = await dropMonth(db, target, await now(db));
    return print(`The table of ${frame.month.name} is dropped. ${target} is all that holds it.`);
  }
  const { name } = await attachMonth(db, target, await now(db));
  return print(`${name} is in the ledger again.`);
}

/** How many words follow each subcommand. */
const words: Readonly<Record<string, number>> = { list: 0, archive: 2, check: 1, drop: 1, attach: 1 };

/**
 * Runs the `ledger` command (OPS-80): lists the months of the ledger, archives the oldest as a file, checks a file, drops
 * the table of an archived month, attaches a month again.
 *
 * @throws {StartError} when it is not possible, or a file is not as it was written
 */
export async function runLedger(args: readonly string[], given: CommandParts): Promise<void> {
  const [what = '', ...rest] = args;
  if (!Object.hasOwn(words, what) || rest.length !== words[what]) throw new StartError(usage);
  try {
    await withDb(given.open, (db) => carryOut(db, args, given));
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new StartError('Only the owner of the schema may do this: say DATABASE_OWNER_URL.');
  }
}
