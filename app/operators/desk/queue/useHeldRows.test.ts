import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldRows } from './useHeldRows';

interface Row {
  readonly id: number;
  readonly text: string;
}
const idOf = ({ id }: Row) => id;
const rows = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), text: fc.string() }), { selector: idOf });

it('no row moves while the table is held, each says what is known now, and new ones are counted (OPS-48)', () => {
  fc.assert(
    fc.property(rows, rows, (before, now) => {
      const held = heldRows(before, now, idOf);
      expect(held.rows.map(idOf)).toEqual(before.map(idOf));
      for (const row of held.rows) {
        const newest = now.find(({ id }) => id === row.id);
        if (newest) expect(row).toBe(newest);
      }
      const together = new Set([...before, ...now].map(idOf));
      expect(held.fresh).toBe(together.size - before.length);
    }),
  );
});
