import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../visual/paths.mjs';
import { root } from '../run.mjs';
import { formatLock, parseLock, readLock, readLockAt, writeLock } from './lock.mjs';
import { componentOf, keyOf } from './picture.mjs';

const hash = (/** @type {number} */ seed) => seed.toString(16).padStart(24, '0');
const picture = (story, locale, seed, frame = 'page') => ({
  story: `components-ticket--${story}`,
  frame,
  locale,
  width: 360,
  height: 640,
  hash: hash(seed),
});
const lockOf = (pictures) => new Map(pictures.map((one) => [keyOf(one), one]));
const sorted = (lock) => Array.from(lock.values()).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

test('a story and frame has one line, with a look for each language', () => {
  expect(
    formatLock([
      picture('ready', 'id', 2),
      picture('ready', 'en', 1),
      picture('ready', 'en', 3, 'phone'),
      picture('done', 'en', 4),
    ]),
  ).toBe(
    `components-ticket--done page en:360x640:${hash(4)}\n\n` +
      `components-ticket--ready page en:360x640:${hash(1)} id:360x640:${hash(2)}\n\n` +
      `components-ticket--ready phone en:360x640:${hash(3)}\n`,
  );
});

test('a lock is read as it was written, whatever is in it', () => {
  const pictures = fc.array(
    fc.record({
      story: fc.constantFrom('a--b', 'a--b-c', 'screens-desk--to-pay'),
      frame: fc.constantFrom('page', 'phone', 'desktop'),
      locale: fc.constantFrom('en', 'en_ph', 'id', 'pt_br'),
      width: fc.integer({ min: 1, max: 9999 }),
      height: fc.integer({ min: 1, max: 9999 }),
      hash: fc.nat().map(hash),
    }),
  );
  fc.assert(
    fc.property(pictures, (all) => {
      const lock = lockOf(all);
      expect(sorted(lockOf(parseLock(formatLock([...lock.values()]), 'a.lock')))).toEqual(sorted(lock));
    }),
  );
});

test.each([
  '<<<<<<< HEAD',
  'components-ticket--ready page',
  'components-ticket--ready page en:360x640:12',
  'components-ticket--ready tablet en:360x640:0123456789abcdef01234567',
])('the line "%s" is named: a lock that cannot be read approves nothing', (line) => {
  const text = `${formatLock([picture('done', 'en', 1)])}\n${line}\n`;
  expect(() => parseLock(text, 'components-ticket.lock')).toThrow(
    `components-ticket.lock:3 is no line of a lock of pictures: ${line}`,
  );
});

test('each picture of the repository is in the lock file of its component', () => {
  expect(readLock(lockFolder).size).toBeGreaterThan(2000);
  for (const file of readdirSync(lockFolder))
    for (const { story } of parseLock(readFileSync(path.join(lockFolder, file), 'utf8'), file))
      expect(`${componentOf(story)}.lock`).toBe(file);
});

describe('in a repository', () => {
  let repository, folder;
  const git = (...args) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { stdio: 'pipe' });
  const commit = (pictures) => {
    writeLock(folder, lockOf(pictures));
    git('add', '-A');
    git('commit', '-qm', 'pictures', '--allow-empty');
  };
  /** Two branches that begin with the same pictures, merged. */
  const merged = (base, ours, theirs) => {
    commit(base);
    git('checkout', '-qb', 'theirs');
    commit(theirs);
    git('checkout', '-q', 'main');
    commit(ours);
    git('merge', '-q', 'theirs', '-m', 'merge');
    return sorted(readLock(folder));
  };
  const seeds = (seedOf) =>
    Object.entries(seedOf).flatMap(([story, seed]) => ['en', 'id'].map((locale) => picture(story, locale, seed)));

  beforeEach(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'tally-lock-'));
    folder = path.join(repository, '.storybook/pictures');
    mkdirSync(folder, { recursive: true });
    git('init', '-q', '-b', 'main');
    writeFileSync(path.join(repository, '.gitattributes'), readFileSync(path.join(root, '.gitattributes')));
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  const base = { a: 1, b: 1, c: 1 };
  test.each([
    ['change neighbouring stories', { ...base, a: 2 }, { ...base, b: 3 }, { a: 2, b: 3, c: 1 }],
    ['add stories at the same place', { ...base, ba: 2 }, { ...base, bb: 3 }, { a: 1, b: 1, ba: 2, bb: 3, c: 1 }],
    ['add at the end', { ...base, d: 2 }, { ...base, e: 3 }, { ...base, d: 2, e: 3 }],
    ['add beside a changed one', { ...base, b: 2 }, { ...base, bb: 3 }, { a: 1, b: 2, bb: 3, c: 1 }],
    ['remove beside a changed one', { a: 2, b: 1, c: 1 }, { a: 1, c: 1 }, { a: 2, c: 1 }],
    ['change a picture in the same way', { ...base, b: 2 }, { ...base, b: 2 }, { ...base, b: 2 }],
  ])('two branches merge that %s', (_, ours, theirs, both) => {
    expect(merged(seeds(base), seeds(ours), seeds(theirs))).toEqual(sorted(lockOf(seeds(both))));
  });

  test('a new component may be new in both branches', () => {
    expect(merged([], seeds({ a: 1 }), seeds({ b: 2 }))).toEqual(sorted(lockOf(seeds({ a: 1, b: 2 }))));
  });

  test('a picture that both branches changed counts as not approved: nobody has seen it as it is now', () => {
    expect(merged(seeds(base), seeds({ ...base, b: 2 }), seeds({ ...base, b: 3 }))).toEqual(
      sorted(lockOf(seeds({ a: 1, c: 1 }))),
    );
  });

  test('the lock of a commit is the one that it had', () => {
    commit(seeds({ a: 1 }));
    writeLock(folder, lockOf(seeds({ a: 2 })));
    expect(sorted(readLockAt(repository, 'HEAD', '.storybook/pictures'))).toEqual(sorted(lockOf(seeds({ a: 1 }))));
    expect(() => readLockAt(repository, 'nowhere', '.storybook/pictures')).toThrow();
  });

  test('only lock files that change are written, and those without pictures go', () => {
    commit([...seeds(base), { ...picture('x', 'en', 1), story: 'components-other--x' }]);
    writeLock(folder, lockOf(seeds({ ...base, b: 2 })));
    expect(git('status', '--short').toString()).toBe(
      ' D .storybook/pictures/components-other.lock\n M .storybook/pictures/components-ticket.lock\n',
    );
  });
});
