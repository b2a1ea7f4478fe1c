import { expect, it } from 'vitest';
import type { Guide } from '../DocsPage';
import { anatomyOf } from './anatomy';
import { historyOf, namesIn, readReleases } from './changelog';
import { readComponentFacts } from './componentFacts';
import { linesOf } from './heard';
import { keyboardOf } from './keyboard';
import { readText } from './parse';

const facts = readComponentFacts();
const releases = readReleases(readText('ui/CHANGELOG.md'));
const files = import.meta.glob<{ default: { parameters?: { guide?: Guide } } }>('../../ui/*/*.stories.tsx', {
  eager: true,
});

it.each(Object.entries(facts))('%s has all its facts', (name, { anatomy, keyboard, since, ...own }) => {
  const { guide } = files[`../../ui/${name}/${name}.stories.tsx`]?.default.parameters ?? {};
  // Read from the code, they are what the running story has.
  expect({ do: own.do, dont: own.dont, related: own.related }).toEqual({
    do: guide?.do,
    dont: guide?.dont,
    related: guide?.related,
  });
  expect(anatomy).not.toHaveLength(0);
  expect(keyboard).not.toHaveLength(0);
  expect(own.words.filter(([, english]) => !english)).toEqual([]);
  expect(releases.map(({ name: release }) => release)).toContain(since);
});

it('each component came with one release, and the changelog speaks of no others', () => {
  const added = releases.flatMap((release) => release.added);
  expect(added.toSorted()).toEqual(Object.keys(facts).toSorted());
});

it('the changelog speaks in sentences, each of which names what it is about', () => {
  for (const { name, changes } of releases.filter((release) => release.name === 'Next')) {
    expect(changes.filter((change) => namesIn(change).length === 0)).toEqual([]);
    expect(
      changes.filter((change) => !/^[`A-Z].*\.$/.test(change)),
      name,
    ).toEqual([]);
  }
});

it('the history of a component is its first release and its newest change', () => {
  const history = readReleases(
    '# C\n\n## Next\n\n### Money\n\n- `Bar` and `Foo` are red.\n\n## 0.2.0\n\n- `Foo` is blue.\n\n## 0.1.0\n\n### New\n\n- `Foo`, `Old`: rows.\n',
  );
  expect(historyOf('Foo', history)).toEqual({
    since: '0.1.0',
    changed: { name: 'Next', changes: ['`Bar` and `Foo` are red.'] },
  });
  expect(historyOf('Old', history)).toEqual({ since: '0.1.0', changed: undefined });
});

it('the anatomy goes from outside to inside, also into local functions', () => {
  const lines = (name: string) => anatomyOf(name).map((part) => `${'-'.repeat(part.depth)}${part.name}:${part.is}`);
  expect(lines('Disclosure')).toEqual([
    'Disclosure:opens and closes',
    '-Summary:line that is always seen',
    '--Chevron icon:',
    '-Content:',
  ]);
  expect(lines('BalanceTicket')).toContain('--Open:button');
});

it('the keyboard is read from what a component draws, also through others', () => {
  expect(keyboardOf('WalletPicker')).toEqual(['Tab reaches the group once; the arrow keys choose in it.']);
  expect(keyboardOf('Tabs')[0]).toMatch(/arrow keys, Home and End/);
  expect(keyboardOf('FailureState')).toEqual(['Tab reaches each button; Enter or Space presses it.']);
  expect(keyboardOf('Stamp')).toEqual(['Nothing of its own takes the focus.']);
  expect(facts['DataTable']?.keyboard[0]).toMatch(/arrow keys up and down/);
});

it('what is heard of a story is read from the texts of its component', () =>
  expect(
    linesOf('ready', '# a--ready\nready|- article:\nready|  - button\n# end of a--ready\nready-again|- text\n'),
  ).toBe('- article:\n  - button'));
