import { expect, it } from 'vitest';
import { cutTitle } from './cutTitle';

it.each([
  ['Kata Seru', 'Kata Seru'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(28)}..`],
  [`${'a'.repeat(27)}\u{1f389} Bonus`, `${'a'.repeat(27)}\u{1f389}..`],
  [`${'a'.repeat(26)}\u{1f468}\u200d\u{1f469} Bonus`, `${'a'.repeat(26)}..`],
  [`${'a'.repeat(29)}\u{1f389}`, `${'a'.repeat(29)}\u{1f389}`],
])(
  'titles of dialogs and lucky tasks are cut at 30 characters to 28 and "..": %s (DIALOG-1, LUCKY-22, TEXT-11)',
  (title, shown) => expect(cutTitle(title)).toBe(shown),
);
