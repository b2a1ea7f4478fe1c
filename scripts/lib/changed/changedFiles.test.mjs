import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesSince } from './changedFiles.mjs';

/** A checkout whose branch left main two commits ago; main went on since. */
const folder = mkdtempSync(path.join(tmpdir(), 'tally-changes-'));
const git = (...args) => execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder });
const write = (file, text) => writeFileSync(path.join(folder, file), text);
const commit = (message) => {
  git('add', '-A');
  git('commit', '-q', '-m', message);
};

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'ignored\n');
  for (const file of ['same', 'edited', 'removed', 'on main', 'committed']) write(file, 'before');
  commit('first');
  git('checkout', '-q', '-b', 'work');
  write('committed', 'after');
  commit('second');
  git('checkout', '-q', 'main');
  write('on main', 'after');
  commit('third');
  git('checkout', '-q', 'work');
  write('edited', 'after');
  write('new file', 'after');
  write('ignored', 'after');
  rmSync(path.join(folder, 'removed'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('without a commit all uncommitted changes are found, new and deleted files too', () => {
  const { files, deleted } = changesSince('HEAD', folder);
  expect(files).toEqual(['edited', 'new file', 'removed']);
  expect([...deleted]).toEqual(['removed']);
});
it('what was committed since the branch point is found too, and nothing that was committed to the other branch', () => {
  expect(changesSince('main', folder).files).toEqual(['committed', 'edited', 'new file', 'removed']);
});
it('the earlier text of a changed file can be read', () => {
  const { before } = changesSince('main', folder);
  expect([before('committed'), before('new file')]).toEqual(['before', undefined]);
});
it('a commit that does not exist is an error and no guess', () => {
  expect(() => changesSince('nowhere', folder)).toThrow('nowhere');
});
