import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../run.mjs';
import { formatHeard, parseHeard, readHeard, readHeardAt, writeHeard } from './heardFiles.mjs';

const ticket = 'components-ticket';
const file = `${ticket}.txt`;
const text = (words) => `- article "Check-in":\n  - heading "${words}" [level=3]\n  - button "Check in"`;
const written = `# components-ticket--done
# end of components-ticket--done
# components-ticket--ready
ready|- article "Check-in":
ready|  - heading "3 days" [level=3]
ready|  - button "Check in"
# end of components-ticket--ready
`;

test('each line says which story says it; a story that says nothing has a place too', () => {
  const stories = [
    [`${ticket}--ready`, text('3 days')],
    [`${ticket}--done`, ''],
  ];
  expect(formatHeard(stories)).toBe(written);
  expect(new Map(stories)).toEqual(parseHeard(written, file));
});

test('a line in another form is named', () => {
  expect(() => parseHeard(`${written}- button "OK"\n`, file)).toThrow('components-ticket.txt:8 is no line of what is');
});

describe('in git', () => {
  let repository, folder;
  const git = (...args) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { stdio: 'pipe' });
  const heard = (words) =>
    new Map(Object.entries(words).map(([name, said]) => [`${ticket}--${name}`, said === '' ? '' : text(said)]));
  const commit = (words) => {
    writeHeard(folder, heard(words));
    git('add', '-A');
    git('commit', '-qm', 'heard', '--allow-empty');
  };
  /** Two branches that begin with the same texts, merged. */
  const merged = (base, ours, theirs) => {
    commit(base);
    git('checkout', '-qb', 'theirs');
    commit(theirs);
    git('checkout', '-q', 'main');
    commit(ours);
    git('merge', '-q', 'theirs', '-m', 'merge');
    return readHeard(folder);
  };

  beforeEach(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'tally-heard-'));
    folder = path.join(repository, '.storybook/heard');
    mkdirSync(folder, { recursive: true });
    git('init', '-q', '-b', 'main');
    writeFileSync(path.join(repository, '.gitattributes'), readFileSync(path.join(root, '.gitattributes')));
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  const base = { a: 'one', b: 'one', c: 'one' };
  test.each([
    ['change neighbouring stories', { ...base, a: 'two' }, { ...base, b: 'three' }, { a: 'two', b: 'three', c: 'one' }],
    ['add stories at the same place', { ...base, ba: 'x' }, { ...base, bb: 'x' }, { ...base, ba: 'x', bb: 'x' }],
    ['add at the end', { ...base, d: 'x' }, { ...base, e: 'x' }, { ...base, d: 'x', e: 'x' }],
    ['add beside a changed one', { ...base, b: 'two' }, { ...base, bb: 'x' }, { ...base, b: 'two', bb: 'x' }],
    ['remove beside a changed one', { a: 'two', b: 'one', c: 'one' }, { a: 'one', c: 'one' }, { a: 'two', c: 'one' }],
    ['change a story in the same way', { ...base, b: 'two' }, { ...base, b: 'two' }, { ...base, b: 'two' }],
  ])('two branches merge that %s', (_, ours, theirs, both) => {
    expect(merged(base, ours, theirs)).toEqual(heard(both));
  });

  test('a story that both branches changed is as neither of them, so that it counts as changed', () => {
    const both = merged(base, { ...base, b: 'two' }, { ...base, b: 'three' });
    expect(both.get(`${ticket}--b`)).toContain('two');
    expect(both.get(`${ticket}--b`)).toContain('three');
    expect(both.get(`${ticket}--a`)).toBe(text('one'));
    expect(both.get(`${ticket}--c`)).toBe(text('one'));
  });

  test('texts of a commit are those that it had; a commit from before there were any has none', () => {
    git('commit', '-qm', 'none', '--allow-empty');
    commit({ a: 'one' });
    writeHeard(folder, heard({ a: 'two' }));
    expect(readHeardAt(repository, 'HEAD', '.storybook/heard')).toEqual(heard({ a: 'one' }));
    expect(readHeardAt(repository, 'HEAD~1', '.storybook/heard')).toEqual(new Map());
    expect(() => readHeardAt(repository, 'nowhere', '.storybook/heard')).toThrow();
  });

  test('only files that change are written, and those without stories go', () => {
    commit(base);
    writeHeard(folder, new Map([...heard(base), ['components-other--x', text('one')]]));
    git('add', '-A');
    git('commit', '-qm', 'more');
    writeHeard(folder, heard({ ...base, b: 'two' }));
    expect(git('status', '--short').toString()).toBe(
      ' D .storybook/heard/components-other.txt\n M .storybook/heard/components-ticket.txt\n',
    );
  });
});
