import { expect, test } from 'vitest';
import { folderSizes, tooGenerous, tooLarge } from './faults.mjs';

test('a folder is measured by its own source files, not by those below it', () => {
  expect(folderSizes(['a/x.ts', 'a/x.test.tsx', 'a/x.md', 'a/b/y.mjs', 'z.js'])).toEqual({ a: 2, 'a/b': 1, '.': 1 });
});

test('a folder above the limit is a fault, also one that has grown above its exception', () => {
  expect(tooLarge({ small: 25, large: 26, known: 30, grown: 31 }, { known: 30, grown: 30 }, 25)).toEqual([
    'large: 26 source files, at most 25.',
    'grown: 31 source files, at most 30.',
  ]);
});

test('an exception that could be lower, or is needed no more, is a fault', () => {
  const exceptions = { same: 30, shrunk: 30, done: 30, gone: 30 };
  expect(tooGenerous({ same: 30, shrunk: 29, done: 25 }, exceptions, 25)).toEqual([
    'shrunk: its exception can be 29.',
    'done: needs no exception any more.',
    'gone: needs no exception any more.',
  ]);
});
