// Limits, and comments that switch off a rule that finds nothing there.
import { eslint, oxlint } from './fault.mjs';

const lines = (/** @type {number} */ count) => 'void 1;\n'.repeat(count);
export const ofLimits = [
  eslint('max-lines', lines(201), 'server/faults/long.ts'),
  eslint('max-lines', lines(201), 'scripts/faults/long.mjs'),
  eslint('max-params', 'export const sum = (a, b, c, d, e) => a + b + c + d + e;', 'server/runtime/faults/many.ts'),
  eslint('max-lines-per-function', `export function long() {\n${lines(59)}}`, 'app/faults/long.tsx'),
];

export const ofComments = [
  oxlint('', '// oxlint-disable-next-line no-var\nexport const one = 1;', 'server/faults/unusedOxlint.ts', 'Unused'),
  eslint(
    '',
    '// eslint-disable-next-line no-restricted-syntax\nexport const one = 1;',
    'ui/faults/unused.ts',
    'Unused',
  ),
];
