import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { doubledIds } from './lib/ruleCitations.mjs';
import { proofTable, unproven } from './lib/ruleProofs.mjs';
import { proofFile, readProofs, sources } from './rules.mjs';
import { root } from './lib/run.mjs';

const { markdown, proofs, unknown } = readProofs();

it('no two product rules have one id', () => expect(doubledIds(markdown)).toEqual([]));

it('every rule is proved by a test or a play function that cites it', () => expect(unproven(proofs)).toEqual([]));

it('every id that is cited is that of a rule', () => expect(unknown).toEqual([]));

it('the table of proofs is as the tests and stories are now (npm run rules)', () => {
  expect(readFileSync(path.join(root, proofFile), 'utf8')).toBe(proofTable(proofs));
});

it('comments cite rules by id, not sections of a document that is not here', () => {
  const cites = /\b[sS]ections? \d|\bdecisions[:,] [A-Z]|\breliability [A-Z]\d|\b[Ss]pecification\b/;
  const lines = sources().flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line.trim()}`));
  expect(lines.filter((line) => cites.test(line))).toEqual([]);
});
