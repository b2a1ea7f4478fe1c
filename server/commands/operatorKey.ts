import { typedText } from '@tally/contract/api/schemas';
import * as v from 'valibot';
import type { Db, Sql } from '../db/db';
import { withDb } from '../db/withDb';
import { isOperatorName } from '../settings/operatorKeys';
import { StartError } from '../runtime/startError';
import { isSameOperator } from '../domain/shared/operatorName';
import { commandLineName } from '../domain/audit/appendAudit';
import { endStandIn, makeStandIn, standInsOf } from '../domain/standIns/standInKeys';

const usage =
  'Say "operator-key make <name> <reason>", "operator-key end <name>", or "operator-key list" for the valid ones.';

/** What the command works with; `print` writes a line to standard output. */
export interface CommandParts {
  /** Opens the configured database; fails while a server has the embedded one open. */
  readonly open: () => Promise<Db>;
  /** ms since the epoch, by the clock that ends the key: the database's. */
  readonly now: (sql: Sql) => Promise<number>;
  /** Names of the operators of the configuration. */
  readonly configured: readonly string[];
  readonly print: (line: string) => Promise<void>;
}

const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** @throws {StartError} for a name that is none, or that of an operator but for case, who could approve their own */
function refuseName(name: string, configured: readonly string[]): void {
  if (!isOperatorName(name))
    throw new StartError(`"${name}" is no name of an operator: up to 60 letters, digits, "_", "." and "-".`);
  const same = configured.find((one) => isSameOperator(one, name));
  if (same !== undefined)
    throw new StartError(`${same} is an operator of OPERATOR_KEYS: give the stand-in a name of their own.`);
}

function reasonOf(typed: string): string {
  const read = v.safeParse(typedText, typed);
  if (!read.success || read.output === '')
    throw new StartError('A reason of 1 to 120 characters is needed: for whom, and why. The audit log keeps it.');
  return read.output;
}

async function make(name: string, reason: string, { open, now, print }: CommandParts): Promise<void> {
  const made = await withDb(open, async (db) => makeStandIn(db, { name, reason }, commandLineName, await now(db)));
  if (!made) throw new StartError(`${name} has a valid key already: "operator-key end ${name}" ends it.`);
  await print(`${name} may approve until ${timeOf(made.until)}. The key, which is shown only now:`);
  await print(made.key);
}

/**
 * Runs the `operator-key` command (OPS-67): makes a key that may approve for 24 hours, ends it, lists the valid ones.
 *
 * @throws {StartError} for a name or reason that can't be taken, a second key of a name, an unknown subcommand
 */
export async function runOperatorKey(args: readonly string[], parts: CommandParts): Promise<void> {
  const [what, name, reason, ...more] = args;
  const { open, now, configured, print } = parts;
  if (what === 'make' && name !== undefined && reason !== undefined && more.length === 0) {
    refuseName(name, configured);
    return make(name, reasonOf(reason), parts);
  }
  if (what === 'end' && name !== undefined && reason === undefined) {
    const ended = await withDb(open, async (db) => endStandIn(db, name, commandLineName, await now(db)));
    if (!ended) throw new StartError(`${name} has no valid key.`);
    return print(`The key of ${name} is ended: servers refuse it within seconds.`);
  }
  if (what !== 'list' || name !== undefined) throw new StartError(usage);
  const valid = await withDb(open, async (db) => standInsOf(db, await now(db)));
  if (valid.length === 0) return print('No key of a stand-in is valid.');
  for (const one of valid) await print(`${one.name}  until ${timeOf(one.until)}  ${one.reason}`);
}
