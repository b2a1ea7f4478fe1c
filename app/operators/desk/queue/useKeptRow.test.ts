import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withKept } from './useKeptRow';

it('a row that has gone stands again where it stood, or last where there are fewer, and no other row moves (OPS-48)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 })), fc.nat(20), (rows, at) => {
      const together = withKept(rows, { item: 99, at });
      expect(together.indexOf(99)).toBe(Math.min(at, rows.length));
      expect(together.filter((row) => row !== 99)).toEqual(rows);
    }),
  );
});
