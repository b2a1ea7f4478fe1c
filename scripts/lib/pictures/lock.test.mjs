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
import { testRepository } from './testRepository.mjs';

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
    ['done page', `ready page`, 'ready phone']
      .map((name, at) => ({
        name: `components-ticket--${name}`,
        looks: [`en:360x640:${hash(4)}`, `en:360x640:${hash(1)} id:360x640:${hash(2)}`, `en:360x640:${hash(3)}`][at],
      }))
      .map(({ name, looks }) => `# ${name}\n${name} ${looks}\n# end of ${name}\n`)
      .join(''),
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
  const text = `${formatLock([picture('done', 'en', 1)])}${line}\n`;
  expect(() => parseLock(text, 'components-ticket.lock')).toThrow(
    `components-ticket.lock:4 is no line of a lock of pictures: ${line}`,
  );
});

test('each picture of the repository is in the lock file of its component', () => {
  expect(readLock(lockFolder).size).toBeGreaterThan(2000);
  for (const file of readdirSync(lockFolder))
    for (const { story } of parseLock(readFileSync(path.join(lockFolder, file), 'utf8'), file))
      expect(`${componentOf(story)}.lock`).toBe(file);
});

/** Two branches change and add stories of a component, each other ones. */
const branches = fc
  .array(fc.record({ inBase: fc.boolean(), by: fc.constantFrom('ours', 'theirs', 'nobody') }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((stories) =>
    Object.fromEntries(
      ['base', 'ours', 'theirs', 'both'].map((side) => [
        side,
        stories.flatMap(({ inBase, by }, at) => {
          const changed = by === side || (side === 'both' && by !== 'nobody');
          return inBase || changed ? [picture(`s${at}`, 'en', changed ? 100 + at : at)] : [];
        }),
      ]),
    ),
  );

test('branches that change and add any neighbouring stories merge', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-merge-'));
  const merge = (sides) => {
    const files = ['ours', 'base', 'theirs'].map((side) => {
      writeFileSync(path.join(folder, side), formatLock(sides[side]));
      return path.join(folder, side);
    });
    return execFileSync('git', ['merge-file', '--union', '-p', ...files], { encoding: 'utf8' });
  };
  try {
    fc.assert(
      fc.property(branches, (sides) => {
        expect(sorted(lockOf(parseLock(merge(sides), 'merged')))).toEqual(sorted(lockOf(sides.both)));
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('in a repository', () => {
  let inGit;
  const merged = (...sides) => {
    inGit.merge(...sides.map(lockOf));
    return sorted(readLock(inGit.folder));
  };
  const seeds = (seedOf) =>
    Object.entries(seedOf).flatMap(([story, seed]) => ['en', 'id'].map((locale) => picture(story, locale, seed)));

  beforeEach(() => {
    inGit = testRepository('.storybook/pictures', writeLock);
  });
  afterEach(() => inGit.remove());

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
    inGit.commit(lockOf(seeds({ a: 1 })));
    writeLock(inGit.folder, lockOf(seeds({ a: 2 })));
    expect(sorted(readLockAt(inGit.repository, 'HEAD', '.storybook/pictures'))).toEqual(
      sorted(lockOf(seeds({ a: 1 }))),
    );
    expect(() => readLockAt(inGit.repository, 'nowhere', '.storybook/pictures')).toThrow();
  });

  test('only lock files that change are written, and those without pictures go', () => {
    inGit.commit(lockOf([...seeds(base), { ...picture('x', 'en', 1), story: 'components-other--x' }]));
    writeLock(inGit.folder, lockOf(seeds({ ...base, b: 2 })));
    expect(inGit.git('status', '--short').toString()).toBe(
      ' D .storybook/pictures/components-other.lock\n M .storybook/pictures/components-ticket.lock\n',
    );
  });
});
