import { expect, test } from 'vitest';
import { missing } from './install.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/@tally/ui': { link: true },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  },
};

test('nothing is missing when all is as locked; what is optional may be absent', () => {
  expect(missing(lock, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toEqual([]);
});

test('another version and an absent package count as missing', () => {
  expect(missing(lock, { packages: { 'node_modules/react': { version: '19.0.0' } } })).toEqual(['node_modules/react']);
  expect(missing(lock, { packages: {} })).toEqual(['node_modules/react']);
});

test('an installation that was broken off counts as none', () => {
  expect(missing(lock, undefined)).toEqual(['node_modules']);
});
