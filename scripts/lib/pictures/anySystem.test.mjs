import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../run.mjs';
import { readLock, writeLock } from './lock.mjs';
import { keyOf } from './picture.mjs';
import { writeReceived } from './received.mjs';

/** All modules that a file loads, and all packages that they import. */
function loadedBy(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = Array.from(source.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g), ([, name]) => name);
  seen.set(
    file,
    names.filter((name) => !name.startsWith('.')),
  );
  for (const name of names.filter((one) => one.startsWith('.'))) loadedBy(path.resolve(path.dirname(file), name), seen);
  return seen;
}
const packagesOf = (file) => [...new Set([...loadedBy(path.join(root, file)).values()].flat())];

test('approving imports no package, so that it runs on any system without an installation', () => {
  expect(packagesOf('scripts/approve-pictures.mjs').filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('rendering does: the test would notice', () => {
  expect(packagesOf('scripts/visual.mjs')).toEqual(expect.arrayContaining(['playwright', 'sharp']));
});

describe('the command, in a checkout where nothing is installed', () => {
  let checkout;
  const look = (seed) => ({ width: 320, height: 640, hash: String(seed).padStart(24, '0') });
  const picture = (story, locale = 'id') => ({ story, frame: 'page', locale });
  const entry = (story, seed) => ({ ...picture(story), ...look(seed) });
  const [home, team] = ['screens-home--filled', 'screens-team--full'];
  const approve = (...args) => {
    const command = [path.join(checkout, 'scripts/approve-pictures.mjs'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: checkout, encoding: 'utf8' });
    return { status, printed: stdout + stderr };
  };
  const lockFolder = () => path.join(checkout, '.storybook/pictures');
  const hashes = () => Object.fromEntries([...readLock(lockFolder())].map(([key, { hash }]) => [key, Number(hash)]));
  const write = (name, content) => writeFileSync(path.join(checkout, name), JSON.stringify(content));

  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'tally-approve-'));
    for (const file of loadedBy(path.join(root, 'scripts/approve-pictures.mjs')).keys())
      cpSync(file, path.join(checkout, path.relative(root, file)));
    write('package.json', { type: 'module' });
    writeLock(lockFolder(), new Map([entry(home, 1), entry(team, 2)].map((one) => [keyOf(one), one])));
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  test('without a run there is nothing to approve', () => {
    expect(approve()).toEqual({
      status: 1,
      printed: 'There is no run to approve: `npm run pictures` first, or name the received.json of a run.\n',
    });
  });

  test('the last run of this machine, or a part of it', () => {
    const run = [
      { ...entry(home, 10), state: 'changed' },
      { ...entry(team, 2), state: 'left over' },
    ];
    writeReceived(path.join(checkout, '.visual/received.json'), run);
    expect(approve('--only', 'home')).toMatchObject({ status: 0 });
    expect(hashes()).toEqual({ [`id/${home}`]: 10, [`id/${team}`]: 2 });
    expect(approve().printed).toContain('1 approved, 1 removed, 0 refused, 0 not approved. Lock: .storybook');
    expect(hashes()).toEqual({ [`id/${home}`]: 10 });
  });

  test('all parts of another run, and never what looks different each time', () => {
    write('one.json', { pictures: [{ ...entry(home, 10), state: 'changed' }] });
    write('two.json', { pictures: [{ ...entry(team, 20), state: 'unstable' }] });
    expect(approve('one.json', 'two.json')).toMatchObject({
      status: 1,
      printed: expect.stringContaining(`not approved: id/${team} looked different`),
    });
    expect(hashes()).toEqual({ [`id/${home}`]: 10, [`id/${team}`]: 2 });
  });

  test('decisions: a refused picture keeps its line; one that no longer holds is named', () => {
    const decide = (story, old, now, decision) => ({
      ...picture(story),
      old: look(old),
      new: look(now),
      decision,
      note: '',
    });
    write('received.json', { pictures: [{ ...entry(home, 10), state: 'changed' }] });
    write('decisions.json', { decisions: [decide(home, 1, 10, 'approved'), decide(team, 2, 20, 'refused')] });
    expect(approve('decisions.json', 'received.json')).toMatchObject({ status: 0 });
    expect(hashes()).toEqual({ [`id/${home}`]: 10, [`id/${team}`]: 2 });
    expect(approve('decisions.json', 'received.json')).toMatchObject({
      status: 1,
      printed: expect.stringContaining(`not approved: id/${home}: the approved one is not the old one`),
    });
  });

  test('a file in another form changes nothing', () => {
    write('wrong.json', { pictures: [{ ...entry(home, 10), state: 'fine' }] });
    expect(approve('wrong.json')).toMatchObject({
      status: 1,
      printed: expect.stringContaining('wrong.json: pictures[0]: "state" is "fine"'),
    });
    expect(hashes()).toEqual({ [`id/${home}`]: 1, [`id/${team}`]: 2 });
  });
});
