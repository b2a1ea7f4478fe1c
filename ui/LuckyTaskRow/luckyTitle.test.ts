import { expect, it } from 'vitest';
import { luckyTitle } from './luckyTitle';

it.each([
  ['Kata Seru', 'Kata Seru'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(28)}..`],
])('"Lucky-task titles cut at 30 characters": %s (LUCKY-22)', (title, shown) => expect(luckyTitle(title)).toBe(shown));
