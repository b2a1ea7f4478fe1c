import { describe, expect, test } from 'vitest';
import { extentToInstall, missing } from './install.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/eslint': { version: '10.15.0', dev: true },
    'node_modules/@tally/ui': { link: true },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  },
};
const product = { packages: { 'node_modules/react': { version: '19.3.1' } } };
const all = { packages: { ...product.packages, 'node_modules/eslint': { version: '10.15.0', dev: true } } };

describe('what is missing', () => {
  test('nothing is missing when all is as locked; what is optional may be absent', () => {
    expect(missing(lock, all, 'all')).toEqual([]);
    expect(missing(lock, all, 'product')).toEqual([]);
  });

  test('tools are missing where only the product is installed, but the product does not need them', () => {
    expect(missing(lock, product, 'product')).toEqual([]);
    expect(missing(lock, product, 'all')).toEqual(['node_modules/eslint']);
  });

  test('another version and an absent package are missing', () => {
    const older = { packages: { ...all.packages, 'node_modules/react': { version: '19.0.0' } } };
    expect(missing(lock, older, 'all')).toEqual(['node_modules/react']);
    expect(missing(lock, older, 'product')).toEqual(['node_modules/react']);
    expect(missing(lock, { packages: {} }, 'product')).toEqual(['node_modules/react']);
  });

  test.each(['product', 'all'])('an installation that was broken off counts as none (%s)', (extent) => {
    expect(missing(lock, undefined, extent)).toEqual(['node_modules']);
  });
});

describe('how much is installed', () => {
  test('installs as much as requested where nothing or the product alone is there', () => {
    for (const there of [undefined, product]) {
      expect(extentToInstall('product', there)).toBe('product');
      expect(extentToInstall('all', there)).toBe('all');
    }
  });

  test('everything is installed where tools are: npm start takes none away', () => {
    expect(extentToInstall('product', all)).toBe('all');
  });
});
