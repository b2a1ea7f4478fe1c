import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runsOn } from './requireNode.mjs';

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.0.0', true],
])('Node %s: %s', (version, fine) => {
  expect(runsOn(version)).toBe(fine);
});

test('the required version of Node.js is the same as in package.json', () => {
  expect(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).engines.node).toBe(
    '>=20.19 <21 || >=22.12 <23 || >=24',
  );
});
