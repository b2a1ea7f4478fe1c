// The stories that a change selects, by what the build of Storybook says about its modules.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStoryGraph } from './storyGraph.mjs';
import { mayReachStories, notDrawn, selectStories } from './storySelection.mjs';
import { plant } from '../faults/copyOfCommit.mjs';
import { regressions } from './regressions.mjs';
import { providers, showingChangedWords } from './words.mjs';
import { root } from '../run.mjs';

const storybook = readStoryGraph();
const selected = (selection) =>
  'all' in selection ? [...storybook.stories.keys()] : selection.chosen.map(({ name }) => name);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

describe.each(regressions.filter(({ caughtBy }) => caughtBy.story))('a fault in $file ($room)', (regression) => {
  const { file, caughtBy } = regression;
  it('a fault is followed by the stories that show it', async () => {
    // Compared with a commit that had the fault, so that the words changed.
    const showing = await showingChangedWords(() => plant(read(file), regression), storybook);
    expect(selected(selectStories([file], storybook, showing))).toContain(caughtBy.story);
  });
});

it('one word changes the stories that show it, and no others', async () => {
  const before = (file) => read(file).replace(/("exit\.title": ")[^"]+/, '$1Other');
  const chosen = selected(
    selectStories(['locales/id/deferred.json'], storybook, await showingChangedWords(before, storybook)),
  );
  expect(chosen).toContain('app/overlays/TaskDialogs.stories.tsx');
  expect(chosen).not.toContain('ui/GoalBar/GoalBar.stories.tsx');
});

it('a changed component runs its own stories and those that draw it', () => {
  const chosen = selected(selectStories(['ui/GoalBar/GoalBar.tsx'], storybook));
  expect(chosen).toContain('ui/GoalBar/GoalBar.stories.tsx');
  expect(chosen).toContain('app/screens/Withdraw/Withdraw.stories.tsx');
  expect(chosen).not.toContain('ui/Tabs/Tabs.stories.tsx');
});

it('a change in what every story is drawn in runs all of them', () => {
  for (const file of ['ui/theme/GlobalStyle.ts', 'ui/theme/fonts.css', 'locales/i18n.ts', 'tokens/space.ts'])
    expect(selectStories([file], storybook), file).toHaveProperty('all');
});

it('modules that the selection knows by name are there, and nothing else leads to a story', () => {
  for (const file of [...notDrawn, ...providers]) expect(storybook.graph.has(file), file).toBe(true);
  const ours = [...storybook.graph.keys()].filter(
    (file) => !/^(\.\.\/|\/|.*node_modules\/)|\.(md|mdx|html)$/.test(file) && !file.includes('virtual:'),
  );
  expect(ours.filter((file) => !mayReachStories(file))).toEqual([]);
});
