import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpoiled } from './spoiledReference';
import type { BatchReference } from './spoiledReference';

/** References of a batch, each of a withdrawal of its own. */
const batch = (...references: readonly string[]): BatchReference[] =>
  references.map((reference, index) => ({ id: index + 1, reference }));

describe('a reference that a spreadsheet has spoiled (OPS-60)', () => {
  it.each(['4.5E+15', '4,50E+15', '1E+18', '1.23457e+17', '1234567890123456.0', '12345,00', '1,234,567', '1.234.567'])(
    'a number with a decimal sign or an exponent: %s',
    (reference) => {
      expect(isSpoiled({ id: 1, reference }, batch(reference, 'R-2'))).toBe(true);
    },
  );

  it.each(['R-1', 'E00416968202411', '12E45', 'PAY.123', '2024.11-a', '123456789012345', 'A1.5E+3', ''])(
    'not what a provider writes: %s',
    (reference) => {
      expect(isSpoiled({ id: 1, reference }, batch(reference, 'R-2'))).toBe(false);
    },
  );

  const long = '123456789012345678';
  const rounded = '123456789012345000';
  it.each<[string, BatchReference[], boolean]>([
    ['no other in the batch has as many digits', batch(rounded, 'R-2'), true],
    ['another of the batch does not end so', batch(rounded, '223456789012345671'), true],
    ['all of the batch end so', batch(rounded, '223456789012345000', '323456789012345000'), false],
    ['another withdrawal has the same', batch(rounded, rounded, '223456789012345000'), true],
    ['the same was taken before', [...batch(rounded, '223456789012345000'), { id: 1, reference: rounded }], false],
    ['it was taken before as it is', [...batch(rounded, '2'.repeat(15) + '000'), { id: 1, reference: long }], true],
  ])('16 and more digits that end in zeros: %s', (_, references, spoiled) => {
    expect(isSpoiled({ id: 1, reference: rounded }, references)).toBe(spoiled);
  });

  it('the true one after a spoiled one that was taken', () => {
    const kept = [...batch(long, '2'.repeat(18)), { id: 1, reference: rounded }];
    expect(isSpoiled({ id: 1, reference: long }, kept)).toBe(true);
    expect(isSpoiled({ id: 2, reference: '2'.repeat(18) }, kept)).toBe(false);
  });

  it('no long number of a provider is accepted once a spreadsheet has shortened it', () => {
    const longNumber = fc
      .tuple(fc.bigInt(10n ** 15n, 10n ** 30n - 1n), fc.integer({ min: 1, max: 9 }))
      .map(([number, last]) => `${number}${last}`);
    const shownAs = [
      (text: string) => text.slice(0, 15) + '0'.repeat(text.length - 15),
      (text: string) => `${text[0]}.${text.slice(1, 6)}E+${text.length - 1}`,
      (text: string) => `${text.slice(0, 15)}${'0'.repeat(text.length - 15)}.00`,
    ];
    fc.assert(
      fc.property(fc.uniqueArray(longNumber, { minLength: 1, maxLength: 8 }), fc.nat(2), (references, way) => {
        const given = batch(...references);
        for (const each of given) {
          expect(isSpoiled(each, given)).toBe(false);
          const spoiled = { ...each, reference: shownAs[way]?.(each.reference) ?? '' };
          const others = given.filter(({ id }) => id !== each.id);
          expect(isSpoiled(spoiled, [...others, spoiled])).toBe(true);
        }
      }),
    );
  });
});
