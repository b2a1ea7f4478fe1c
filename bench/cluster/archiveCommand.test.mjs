import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveCommand } from './archiveCommand.mjs';

let home;
let archive;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'tally-archive-'));
  archive = path.join(home, 'archive');
  mkdirSync(archive);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const name = '000000010000000000000001';
const whole = Buffer.alloc(16 * 1024, 'the log of a database ');

/** Whether the command says that the segment is archived, as PostgreSQL runs it. */
function archives(content = whole) {
  const segment = path.join(home, name);
  writeFileSync(segment, content);
  const command = archiveCommand(archive).replaceAll('%p', segment).replaceAll('%f', name);
  try {
    execFileSync('sh', ['-c', command], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
const archived = () => readFileSync(path.join(archive, name));

it('a segment is archived whole, and nothing else is left there', () => {
  expect(archives()).toBe(true);
  expect(archived().equals(whole)).toBe(true);
  expect(readdirSync(archive)).toEqual([name]);
});

it('a copy that a crash left half done does not stop the archive', () => {
  writeFileSync(path.join(archive, `.${name}.part`), whole.subarray(0, 5000));
  expect(archives()).toBe(true);
  expect(archived().equals(whole)).toBe(true);
});

it('a whole copy that a crash kept from being reported counts as archived', () => {
  expect(archives()).toBe(true);
  expect(archives()).toBe(true);
});

it('another segment of the same name is never replaced, and is told as a failure', () => {
  writeFileSync(path.join(archive, name), 'of another database');
  expect(archives()).toBe(false);
  expect(String(archived())).toBe('of another database');
});

it('an archive that is not there takes nothing', () => {
  rmSync(archive, { recursive: true });
  expect(archives()).toBe(false);
  expect(existsSync(archive)).toBe(false);
});
