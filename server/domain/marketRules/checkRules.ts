import { market } from '@tally/contract/api/schemas';
import type { Market } from '@tally/contract/market/codes';
import * as v from 'valibot';
import { fileRefused, parseJson, problemOf } from '../../runtime/dataFile';
import { documentSchemas } from './rulesDocument';
import type { RulesDocument } from './rulesDocument';

/** A document of rules, or what is wrong with it, each problem with its path. */
export function readRulesDocument(
  value: unknown,
): { readonly document: RulesDocument } | { readonly problems: readonly string[] } {
  const which = v.safeParse(v.looseObject({ market }), value);
  if (!which.success) return { problems: which.issues.map(problemOf) };
  const read = v.safeParse(documentSchemas[which.output.market], value);
  if (!read.success) return { problems: read.issues.map(problemOf) };
  const { closed = [], closedUntil = {} } = read.output;
  const listed: readonly string[] = closed;
  const open = Object.keys(closedUntil).filter((what) => !listed.includes(what));
  if (open.length > 0) return { problems: open.map((what) => `closedUntil.${what}: is not in closed`) };
  return { document: read.output };
}

/**
 * Parses and validates the text of a file with rules.
 *
 * @param called the name of the file in error messages
 * @throws {StartError} which lists the problems
 */
export function parseRules(text: string, called: string): RulesDocument & { readonly market: Market } {
  const read = readRulesDocument(parseJson(text, called));
  if ('document' in read) return read.document;
  throw fileRefused(called, 'a document of rules', read.problems);
}
