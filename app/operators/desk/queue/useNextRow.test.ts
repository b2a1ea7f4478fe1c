import { expect, it } from 'vitest';
import { nextRow } from './useNextRow';

it.each([
  ['the next one', [1, 2, 3], [1, 3], 2, 3],
  ['the next that is left', [1, 2, 3, 4], [1, 4], 2, 4],
  ['of the last one that above it', [1, 2, 3], [1, 2], 3, 2],
  ['none, where none is left', [2], [], 2, undefined],
  ['none, while it is there', [1, 2], [1, 2], 2, undefined],
  ['none, where none was open', [1, 2], [1], undefined, undefined],
  ['none, where it never was', [1, 2], [1, 2], 9, undefined],
])('after a decision opens %s (OPS-48)', (_, before, now, opened, next) => {
  expect(nextRow(before, now, opened)).toBe(next);
});
