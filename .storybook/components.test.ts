import { expect, it } from 'vitest';

const names = (files: object) => Object.keys(files).map((file) => file.split('/').slice(-2).join('/'));
const codeFiles = names(import.meta.glob('../ui/*/*.tsx', { query: '?raw' }));
const tests = import.meta.glob<string>('../ui/*/*.test.tsx', { query: '?raw', import: 'default', eager: true });

/** Folders that contain a file of the same name: each is a component of the library. */
const components = codeFiles
  .filter((file) => /^([A-Z]\w*)\/\1\.tsx$/.test(file))
  .map((file) => file.split('/')[0] ?? '');
/** Components without markup: `Environment` only provides clock and random numbers to others. */
const undrawn = ['Environment'];

it('the library has components', () => expect(components.length).toBeGreaterThan(50));

it.each(components.filter((name) => !undrawn.includes(name)))(
  '%s has stories and keeps the promises of every component',
  (name) => {
    expect(codeFiles).toContain(`${name}/${name}.stories.tsx`);
    expect(tests[`../ui/${name}/${name}.test.tsx`]).toMatch(new RegExp(`\\btestCommonProps(<.*>)?\\(${name}\\b`));
  },
);
