import { describe, expect, it } from 'vitest';
import { selectJourneys } from './journeySelection.mjs';
import { roomsIn } from './journeyRooms.mjs';
import { linesOf } from './plan.mjs';
import { mayRead, touchesFiles } from './runtimeReads.mjs';
import { mayReachStories, selectStories } from './storySelection.mjs';
import { selectUnitTests } from './unitSelection.mjs';

/** A graph of files, each with those that import it. */
const graphOf = (importers) => new Map(Object.entries(importers).map(([file, all]) => [file, new Set(all)]));
const names = (selection) => selection.chosen.map(({ name }) => name);

describe('a module that looks at files', () => {
  it.each([
    ["import { readFileSync } from 'node:fs';", true],
    ["import { spawn } from 'node:child_process';", true],
    ["import { build, type Plugin } from 'vite';", true],
    ["const files = import.meta.glob('./*.tsx');", true],
    ["import type { Plugin } from 'vite';", false],
    ["import path from 'node:path';", false],
  ])('%s: %s', (source, expected) => {
    expect(touchesFiles(`import x from './x';\n${source}\n`)).toBe(expected);
  });

  it('a module that looks at files may read anything, unless the table says less', () => {
    expect(mayRead('scripts/docs.test.mjs', 'docs/deploy.md')).toBe(true);
    expect(mayRead('server/commands/commands.test.ts', 'contract/market/money.ts')).toBe(true);
    expect(mayRead('server/commands/commands.test.ts', 'ui/Tabs/Tabs.tsx')).toBe(false);
    expect(mayRead('server/invariants/contract.test.ts', 'app/session/sessionApi.ts')).toBe(true);
    expect(mayRead('server/db/embedded/embedded.ts', 'server/README.md')).toBe(false);
  });
});

describe('unit tests', () => {
  const unit = {
    graph: graphOf({
      'ui/a.ts': ['ui/b.ts'],
      'ui/b.ts': ['ui/a.test.ts'],
      'docs/x.md': ['scripts/x.ts'],
      'scripts/x.ts': ['scripts/x.test.ts'],
      'scripts/walk.ts': ['scripts/walk.test.ts'],
    }),
    tests: ['scripts/docs.test.mjs', 'scripts/walk.test.ts', 'scripts/x.test.ts', 'ui/a.test.ts', 'ui/other.test.ts'],
    related: [],
    readers: new Set(['scripts/docs.test.mjs', 'scripts/walk.ts']),
  };

  it('unit tests run when they import what changed, and when they may read it', () => {
    expect(selectUnitTests(['ui/a.ts'], unit)).toEqual({
      chosen: [
        { name: 'scripts/docs.test.mjs', reason: 'scripts/docs.test.mjs may read ui/a.ts' },
        { name: 'scripts/walk.test.ts', reason: 'scripts/walk.ts may read ui/a.ts' },
        { name: 'ui/a.test.ts', reason: 'ui/a.ts changed' },
      ],
    });
    expect(names(selectUnitTests(['docs/x.md'], unit))).toContain('scripts/x.test.ts');
  });
  it('unit tests run when they changed themselves, and when Vitest selects them', () => {
    expect(names(selectUnitTests(['ui/other.test.ts'], { ...unit, readers: new Set() }))).toEqual(['ui/other.test.ts']);
    const related = ['ui/other.test.ts'];
    expect(names(selectUnitTests(['ui/a.ts'], { ...unit, readers: new Set(), related }))).toEqual([
      'ui/a.test.ts',
      'ui/other.test.ts',
    ]);
  });
  it.each(['package-lock.json', 'ui/package.json', 'tsconfig.base.json', 'vitest.config.ts'])(
    'a change of %s runs all unit tests',
    (file) => {
      expect(selectUnitTests([file], unit)).toEqual({ all: `${file} changed` });
    },
  );
});

describe('stories', () => {
  const storybook = {
    graph: graphOf({
      'ui/Tabs/Tabs.tsx': ['ui/Tabs/Tabs.stories.tsx', 'app/screens/Team/TeamScreen.tsx'],
      'app/screens/Team/TeamScreen.tsx': ['app/screens/Team/Team.stories.tsx', 'app/testing/loadScreens.ts'],
      'app/testing/loadScreens.ts': ['.storybook/preview.tsx'],
      'ui/theme/theme.ts': ['.storybook/decorators/withDocsFrame.tsx'],
      '.storybook/decorators/withDocsFrame.tsx': ['.storybook/preview.tsx'],
    }),
    stories: new Map([
      ['ui/Tabs/Tabs.stories.tsx', ['components-tabs--two']],
      ['app/screens/Team/Team.stories.tsx', ['screens-team--guest', 'screens-team--full']],
    ]),
  };

  it('stories run when they import what changed; that all screens are loaded in advance does not count', () => {
    expect(names(selectStories(['app/screens/Team/TeamScreen.tsx'], storybook))).toEqual([
      'app/screens/Team/Team.stories.tsx',
    ]);
    expect(names(selectStories(['ui/Tabs/Tabs.tsx'], storybook))).toEqual([...storybook.stories.keys()].sort());
  });
  it('all stories run when the preview around them changed', () => {
    expect(selectStories(['ui/theme/theme.ts'], storybook)).toEqual({ all: 'ui/theme/theme.ts changed' });
  });
  it.each([
    'tokens/space.ts',
    'package-lock.json',
    '.storybook/runner/checks/keyboard.ts',
    '.storybook/modes.ts',
    'scripts/lib/visual/store.mjs',
    'scripts/lib/pictures/lock.mjs',
    'ui/theme/approximately.woff2',
  ])('a change of %s runs all stories', (file) => {
    expect(selectStories([file], storybook)).toHaveProperty('all');
    expect(mayReachStories(file)).toBe(true);
  });
  it.each(['ui/Tabs/Tabs.test.tsx', 'server/app.ts', 'docs/deploy.md', 'app/e2e/pages/back.journey.ts'])(
    'a change of %s runs no story, and Storybook need not be built',
    (file) => {
      expect(selectStories([file], storybook)).toEqual({ chosen: [] });
      expect(mayReachStories(file)).toBe(false);
    },
  );
  it.each([
    ['lock of pictures', '.storybook/pictures/screens-team.lock'],
    ['text of what is heard', '.storybook/heard/screens-team.txt'],
  ])('a changed %s runs its stories; one whose stories are gone runs none', (_, file) => {
    expect(names(selectStories([file], storybook))).toEqual(['app/screens/Team/Team.stories.tsx']);
    expect(mayReachStories(file)).toBe(true);
    expect(names(selectStories([file.replace('team', 'gone')], storybook))).toEqual([]);
  });
  it('changed words run the stories of the modules that name them', () => {
    const showing = (file) => (file === 'locales/id/pages.json' ? ['app/screens/Team/TeamScreen.tsx'] : undefined);
    expect(selectStories(['locales/id/pages.json'], storybook, showing)).toEqual({
      chosen: [{ name: 'app/screens/Team/Team.stories.tsx', reason: 'words of locales/id/pages.json changed' }],
    });
  });
});

describe('journeys', () => {
  const rooms = new Map([
    ['app/e2e/a.journey.ts', ['app/features/tasks', 'server/domain/withdrawals/withdraw']],
    ['app/e2e/b.journey.ts', ['app/features/team']],
  ]);
  const graph = graphOf({ 'app/e2e/browser.ts': ['app/e2e/b.journey.ts'] });

  it('journeys say their rooms at their top', () => {
    expect(roomsIn("// Rooms: app/a, app/b,\n//   contract/c\nimport x from 'y';\n// Not: this")).toEqual([
      'app/a',
      'app/b',
      'contract/c',
    ]);
    expect(roomsIn("import x from 'y';")).toEqual([]);
  });
  it('journeys run when a room of theirs changed, and when what they import did', () => {
    expect(selectJourneys(['server/domain/withdrawals/withdrawCheck.ts'], rooms, graph)).toEqual({
      chosen: [
        {
          name: 'app/e2e/a.journey.ts',
          reason: 'server/domain/withdrawals/withdrawCheck.ts changed, in server/domain/withdrawals/withdraw',
        },
      ],
    });
    expect(names(selectJourneys(['app/e2e/browser.ts'], rooms, graph))).toEqual(['app/e2e/b.journey.ts']);
    expect(names(selectJourneys(['app/e2e/a.journey.ts'], rooms, graph))).toEqual(['app/e2e/a.journey.ts']);
  });
  it('journeys run for other words of a language when they look at how words fit, which they say by naming the texts', () => {
    const texts = graphOf({ 'locales/id/pages.json': ['app/e2e/a.journey.ts', 'app/e2e/b.journey.ts'] });
    const fitting = new Map([...rooms, ['app/e2e/b.journey.ts', ['locales']]]);
    expect(names(selectJourneys(['locales/id/pages.json'], fitting, texts, () => true))).toEqual([
      'app/e2e/b.journey.ts',
    ]);
    expect(names(selectJourneys(['locales/id/pages.json'], fitting, texts))).toEqual([...rooms.keys()]);
  });
  it.each([
    'server/domain/ledger/ledger.ts',
    'contract/limits/task.ts',
    'app/store.ts',
    'package-lock.json',
    'scripts/build.mjs',
  ])('a change of %s, which no journey names, runs all journeys', (file) => {
    expect(selectJourneys([file], rooms, graph)).toEqual({ all: `${file} changed, and no journey names its room` });
  });
  it.each([
    'server/domain/ledger/ledger.test.ts',
    'app/testing/Scene.tsx',
    'docs/deploy.md',
    'ui/Tabs/Tabs.stories.tsx',
  ])('a change of %s, which is not in the product, runs no journey', (file) => {
    expect(selectJourneys([file], rooms, graph)).toEqual({ chosen: [] });
  });
});

it('a plan says in a line each what runs and why, and at its end how much', () => {
  const lines = linesOf({
    unit: { all: 'package-lock.json changed' },
    stories: { chosen: [{ name: 'app/screens/Home/Home.stories.tsx', reason: 'ui/Tabs/Tabs.tsx changed' }] },
    storyIds: ['screens-home--a', 'screens-home--b'],
    journeys: { chosen: [{ name: 'app/e2e/wallet/money.journey.ts', reason: 'contract/wallet/wallet.ts changed' }] },
  });
  expect(lines).toEqual([
    'unit all tests: package-lock.json changed',
    'story app/screens/Home/Home: ui/Tabs/Tabs.tsx changed',
    'journey wallet/money: contract/wallet/wallet.ts changed',
    'Selected: files of unit tests all, stories 2, journeys 1.',
  ]);
});
