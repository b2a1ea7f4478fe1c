import { expect, it } from 'vitest';
import { cutTitle } from './cutTitle';

it.each([
  ['Kata Seru', 'Kata Seru'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(28)}..`],
])(
  'titles of dialogs and lucky tasks are cut at 30 characters to 28 and "..": %s (DIALOG-1, LUCKY-22)',
  (title, shown) => expect(cutTitle(title)).toBe(shown),
);
