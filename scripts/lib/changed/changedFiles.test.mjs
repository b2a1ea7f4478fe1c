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

it('without a commit: what is not committed, with what is new and what is gone', () => {
  const { files, deleted } = changesSince('HEAD', folder);
  expect(files).toEqual(['edited', 'new file', 'removed']);
  expect([...deleted]).toEqual(['removed']);
});
it('with a branch: also what was committed since it was left, and nothing that came there', () => {
  expect(changesSince('main', folder).files).toEqual(['committed', 'edited', 'new file', 'removed']);
});
it('says what stood in a file before', () => {
  const { before } = changesSince('main', folder);
  expect([before('committed'), before('new file')]).toEqual(['before', undefined]);
});
it('does not guess at a commit that is not there', () => {
  expect(() => changesSince('nowhere', folder)).toThrow('nowhere');
});
