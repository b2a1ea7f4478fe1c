import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testRepository } from '../pictures/testRepository.mjs';
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
  let inGit;
  const heard = (words) =>
    new Map(Object.entries(words).map(([name, said]) => [`${ticket}--${name}`, said === '' ? '' : text(said)]));
  const merged = (...sides) => {
    inGit.merge(...sides.map(heard));
    return readHeard(inGit.folder);
  };

  beforeEach(() => {
    inGit = testRepository('.storybook/heard', writeHeard);
  });
  afterEach(() => inGit.remove());

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
    inGit.commit(new Map());
    inGit.commit(heard({ a: 'one' }));
    writeHeard(inGit.folder, heard({ a: 'two' }));
    expect(readHeardAt(inGit.repository, 'HEAD', '.storybook/heard')).toEqual(heard({ a: 'one' }));
    expect(readHeardAt(inGit.repository, 'HEAD~1', '.storybook/heard')).toEqual(new Map());
    expect(() => readHeardAt(inGit.repository, 'nowhere', '.storybook/heard')).toThrow();
  });

  test('only files that change are written, and those without stories go', () => {
    inGit.commit(heard(base));
    inGit.commit(new Map([...heard(base), ['components-other--x', text('one')]]));
    writeHeard(inGit.folder, heard({ ...base, b: 'two' }));
    expect(inGit.git('status', '--short').toString()).toBe(
      ' D .storybook/heard/components-other.txt\n M .storybook/heard/components-ticket.txt\n',
    );
  });
});
