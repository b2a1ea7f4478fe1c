import { expect, it } from 'vitest';
import { doubledIds } from './lib/ruleCitations.mjs';
import { unproven } from './lib/ruleProofs.mjs';
import { readProofs, sources } from './rules.mjs';

const { markdown, proofs, unknown, ranges } = readProofs();

it('no two product rules have one id', () => expect(doubledIds(markdown)).toEqual([]));

it('every rule is proved by a test or a play function that cites it', () =>
  expect(unproven(proofs), 'rules to cite in the title of a test or in a play function that proves them').toEqual([]));

it('no test cites a range of rules', () => expect(ranges).toEqual([]));

it('every id that is cited is that of a rule', () =>
  expect(unknown, 'ids to correct, or rules to write in docs/product-rules.md').toEqual([]));

it('comments cite rules by id, not sections of a document that is not here', () => {
  const cites = /\b[sS]ections? \d|\bdecisions[:,] [A-Z]|\breliability [A-Z]\d|\b[Ss]pecification\b/;
  const lines = sources().flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line.trim()}`));
  expect(lines.filter((line) => cites.test(line))).toEqual([]);
});
