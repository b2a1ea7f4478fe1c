import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingPrograms, nativePackages, programsFor } from './nativeTools.mjs';
import { root } from './run.mjs';

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const machines = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
];

// npm forgets the packages of other machines when it writes the lock file beside an existing node_modules.
test.each(machines.flatMap((machine) => nativePackages.map((tool) => ({ tool, ...machine }))))(
  'the lock file holds the program of $tool for $os $cpu',
  ({ tool, ...machine }) => {
    const [name, ...others] = programsFor(packages, tool, machine);
    expect(others).toEqual([]);
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version: packages[`node_modules/${tool}`].optionalDependencies[name],
      integrity: expect.stringMatching(/^sha512-/),
      optional: true,
    });
  },
);

test('a program that is missing is named, with what to run', () => {
  const lacking = (name) => name !== '@oxlint-tsgolint/linux-x64';
  expect(missingPrograms('oxlint', packages, machines[0], () => true)).toEqual([]);
  expect(missingPrograms('oxlint', packages, machines[0], lacking)).toEqual([
    'oxlint-tsgolint lacks its program for this machine, the package @oxlint-tsgolint/linux-x64. Run: npm ci --include=optional',
  ]);
});

test('a machine for which a tool does not exist is named', () => {
  expect(missingPrograms('oxlint', packages, { os: 'freebsd', cpu: 'x64' }, () => true)).toEqual([
    'oxlint-tsgolint has no program for freebsd x64: package-lock.json names none.',
  ]);
});
