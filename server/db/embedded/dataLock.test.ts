// @vitest-environment node
import type NodeFs from 'node:fs';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockData } from './dataLock';

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof NodeFs>();
  return { ...actual, renameSync: vi.fn(actual.renameSync) };
});

const here = 'one-host/pid:[1]';
const seconds = 1000;
let dir: string;
let file: string;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18) });
  dir = mkdtempSync(path.join(tmpdir(), 'tally-lock-'));
  file = path.join(dir, 'lock');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

/** Creates a lock of another process, last refreshed `msAgo` ms ago. */
function left(text: string, msAgo = 0): void {
  writeFileSync(file, text);
  const at = new Date(Date.now() - msAgo);
  utimesSync(file, at, at);
}

describe('the lock', () => {
  it('the lock is not fooled by another process that has the number of a dead one', () => {
    left(`${process.pid} 1\n`);
    const unlock = lockData(dir);
    expect(() => lockData(dir)).toThrow(/is in use/);
    unlock();
    lockData(dir)();
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['another container of the host', 'one-host/pid:[2]'],
    ['another host', 'other-host/pid:[1]'],
  ])('the lock of %s holds while its owner is heard of, although no such process runs here', (_, there) => {
    left(`1 77 ${there}\n`, 29 * seconds);
    expect(() => lockData(dir, here)).toThrow(
      `(process 1 on ${there.split('/')[0] ?? ''}). Stop that one, or choose another directory with DATA_DIR. If it died there, the directory is free 30 seconds after.`,
    );
    left(`1 77 ${there}\n`, 31 * seconds);
    lockData(dir, here)();
  });

  it('the lock is kept fresh by its owner', () => {
    const unlock = lockData(dir, here);
    vi.advanceTimersByTime(60 * seconds);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThanOrEqual(5 * seconds);
    unlock();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the lock ends a process that lost it while it stood still, and is not given back by it', () => {
    const unlock = lockData(dir, here);
    left('1 77 other-host/pid:[1]\n');
    expect(() => vi.advanceTimersByTime(5 * seconds)).toThrow(
      `The data directory ${dir} was taken over by another server while this one stood still (1 77 other-host/pid:[1]).`,
    );
    unlock();
    expect(existsSync(file)).toBe(true);
  });

  it('the lock goes back to the quicker one of two that find it stale', () => {
    const unlock = lockData(dir, here);
    const quicker = readFileSync(file, 'utf8');
    unlock();
    left('4194303 1\n');
    // Between reading the stale lock and moving it away, another process moves it away and takes the directory.
    const move = vi.mocked(renameSync).getMockImplementation() ?? renameSync;
    vi.mocked(renameSync).mockImplementationOnce((from, to) => {
      left(quicker);
      move(from, to);
    });
    expect(() => lockData(dir, here)).toThrow(/is in use/);
    expect(readFileSync(file, 'utf8')).toBe(quicker);
  });
});
