import { markets, type Market } from '@tally/contract/market/codes';
import type { SwitchAction } from '@tally/contract/operator/switches';
import { closablesOf } from '@tally/contract/rules/marketRules';
import type { Closable } from '@tally/contract/rules/marketRules';
import * as v from 'valibot';
import type { Db } from '../db/db';
import { withDb } from '../db/withDb';
import { readText } from '../runtime/dataFile';
import { StartError } from '../runtime/startError';
import { parseRules } from '../domain/marketRules/checkRules';
import { completeDocument } from '../domain/marketRules/completeDocument';
import { moment, type RulesDocument } from '../domain/marketRules/rulesDocument';
import { dryRun } from '../domain/marketRules/dryRun';
import { dryRunLines } from '../domain/marketRules/dryRunLines';
import { commandLineName } from '../domain/audit/appendAudit';
import { importRules } from '../domain/marketRules/importRules';
import { switchMarket } from '../domain/marketRules/switchMarket';
import { versionsOf } from '../domain/marketRules/versions';

/** Maximum size of a file with rules, bytes. */
const fileMax = 20_000;

const usage = [
  'Say "market-rules check <file>", "dry-run <file>", "import <file>" or "import <file> --open",',
  '"export <market>" or "versions <market>" (id, ph or br),',
  '"close <market> <what>", "close <market> <what> <until>" (2026-11-18T12:00+08:00) or "open <market> <what>".',
].join(' ');

/** What the command works with; `print` writes a line to standard output. */
export interface CommandParts {
  /** Opens the configured database; fails while a server has the embedded one open. */
  readonly open: () => Promise<Db>;
  /** ms since the epoch. */
  readonly now: number;
  readonly print: (line: string) => Promise<void>;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

function marketOf(name: string): Market {
  const market = markets.find((one) => one === name);
  if (!market) throw new StartError(`${name} is no market (${markets.join(', ')}). ${usage}`);
  return market;
}

function closableOf(market: Market, name: string | undefined): Closable {
  const known = closablesOf(market);
  const found = known.find((one) => one.toLowerCase() === name?.toLowerCase());
  if (!found) throw new StartError(`Say what to close or open in ${market}: ${known.join(', ')}.`);
  return found;
}

const readFile = (file: string): RulesDocument => parseRules(readText(file, fileMax), file);

/** Says that an import may open what is closed now. */
const opening = '--open';

async function importFile(file: string, mayOpen: boolean, { open, now, print }: CommandParts): Promise<void> {
  const document = readFile(file);
  const { market } = document;
  const imported = await withDb(open, (db) => importRules(db, document, commandLineName, now, mayOpen));
  const { version, opens, keeps } = imported;
  if (opens.length > 0 && !mayOpen)
    throw new StartError(
      `Not imported: the document would open ${opens.join(', ')} in ${market}. If you mean that, say "market-rules import ${file} ${opening}"; to leave it closed, name it in "closed", or leave "closed" out.`,
    );
  if (version === undefined) return print(`The rules of ${market} are the same already.`);
  await print(`Imported the rules of ${market} as version ${version}.`);
  if (opens.length > 0) await print(`It opened ${opens.join(', ')}.`);
  if (keeps.length > 0) await print(`Still closed: ${keeps.join(', ')}.`);
  await print(
    'Switches and limits of operators apply now, other numbers from the next midnight, rates to exchanges that are due in a day or more.',
  );
}

/** When something that is closed shall open by itself (RULES-10); undefined when that is not said. */
function endFrom(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const until = v.is(moment, text) ? Date.parse(text) : NaN;
  if (!(until > now)) throw new StartError(`${text} is no moment to come, with its zone. ${usage}`);
  return until;
}

async function press(action: SwitchAction, market: Market, names: readonly string[], parts: CommandParts) {
  const [name, end] = names;
  const what = closableOf(market, name);
  const until = endFrom(end, parts.now);
  const version = await withDb(parts.open, (db) =>
    switchMarket(db, { market, what, action, reason: '', until }, commandLineName, parts.now),
  );
  const state = action === 'open' ? 'open' : until === undefined ? 'closed' : `closed until ${isoOf(until)}`;
  if (version === undefined) return parts.print(`${what} is ${state} in ${market} already.`);
  return parts.print(`${what} is ${state} in ${market} now (version ${version}).`);
}

async function listVersions(market: Market, { open, print }: CommandParts): Promise<void> {
  const versions = await withDb(open, (db) => versionsOf(db, market));
  if (versions.length === 0) return print(`No rules of ${market} were imported: the usual ones apply.`);
  for (const { version, at, document } of versions) {
    const names = document.closed?.map((what) => {
      const end = document.closedUntil?.[what];
      return end === undefined ? what : `${what} until ${end}`;
    });
    const closed = names?.length ? `, closed: ${names.join(', ')}` : '';
    await print(`${version}  ${isoOf(at)}${closed}`);
  }
}

/**
 * Runs the `market-rules` command with its arguments.
 *
 * @throws {StartError} for invalid rules, an unknown market, switch or subcommand
 */
export async function runMarketRules(args: readonly string[], parts: CommandParts): Promise<void> {
  const [what = '', target, ...names] = args;
  const most = what === 'close' ? 2 : what === 'open' || (what === 'import' && names[0] === opening) ? 1 : 0;
  if (target === undefined || names.length > most) throw new StartError(usage);
  switch (what) {
    case 'check':
      return parts.print(`${target} is a document of rules of ${readFile(target).market}.`);
    case 'import':
      return importFile(target, names[0] === opening, parts);
    case 'dry-run': {
      const document = readFile(target);
      const costs = await withDb(parts.open, (db) => dryRun(db, document, parts.now));
      for (const line of dryRunLines(costs)) await parts.print(line);
      return;
    }
    case 'export': {
      const market = marketOf(target);
      const [newest] = await withDb(parts.open, (db) => versionsOf(db, market));
      return parts.print(JSON.stringify(completeDocument(market, newest?.document), null, 2));
    }
    case 'versions':
      return listVersions(marketOf(target), parts);
    case 'close':
    case 'open':
      return press(what, marketOf(target), names, parts);
    default:
      throw new StartError(usage);
  }
}
