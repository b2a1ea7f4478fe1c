import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStored } from './stored';

const root = path.resolve(import.meta.dirname, '../..');
const rule =
  /^- \*\*PERSON-13\*\* (.+)$/m.exec(readFileSync(path.join(root, 'docs/product-rules.md'), 'utf8'))?.[1] ?? '';

/** The names that the sentence of the rule beginning with these words gives. */
const namesIn = (words: string) => {
  const sentence = rule.split('. ').find((part) => part.startsWith(words)) ?? '';
  return Array.from(sentence.matchAll(/`([^`]+)`/g), ([, name]) => name).sort();
};

it('the page stores what the rule names, and nothing else (PERSON-13)', () => {
  const stored = readStored(root, [
    'app/startup/inlineHead.ts',
    'app/startup/firstPaint.tsx',
    'app/startup/serviceWorker/worker.ts',
  ]);
  expect(stored).toEqual({
    local: namesIn('Local storage'),
    session: namesIn('Session storage'),
    databases: namesIn('The database'),
    caches: namesIn('The caches'),
  });
}, 600_000);
