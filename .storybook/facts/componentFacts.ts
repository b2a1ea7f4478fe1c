import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Guide } from '../DocsPage.tsx';
import { anatomyOf, type Part } from './anatomy.ts';
import { historyOf, readReleases } from './changelog.ts';
import { heardOf } from './heard.ts';
import { keyboardOf } from './keyboard.ts';
import { readText, root } from './parse.ts';
import { readGuide, readTextKeys } from './storyFile.ts';

/** What a component's page and the manifest say of it besides its props and stories. */
export interface ComponentFacts extends Required<Guide> {
  anatomy: readonly Part[];
  /** What a screen reader is told of its first story; empty while nobody has recorded it. */
  heard: string;
  /** The texts of its stories: key and English words. */
  words: readonly (readonly [key: string, english: string])[];
  /** The release with which it came. */
  since: string;
  /** What the newest release that changed it says of it. */
  lastChange: { release: string; sentences: readonly string[] } | null;
}

/** Every text in English, by key. */
const readEnglish = (): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(root, 'locales/en'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readText(`locales/en/${file}`)) as Record<string, string>),
  ) as Record<string, string>;

/** The components of the library that have stories. */
const componentNames = (): string[] =>
  readdirSync(path.join(root, 'ui')).filter((name) => existsSync(path.join(root, `ui/${name}/${name}.stories.tsx`)));

/** Facts of each component, by its name. */
export function readComponentFacts(): Record<string, ComponentFacts> {
  const english = readEnglish();
  const releases = readReleases(readText('ui/CHANGELOG.md'));
  return Object.fromEntries(
    componentNames().map((name) => {
      const file = `ui/${name}/${name}.stories.tsx`;
      const guide = readGuide(file);
      const { since, changed } = historyOf(name, releases);
      const facts: ComponentFacts = {
        do: guide.do ?? [],
        dont: guide.dont ?? [],
        related: guide.related ?? [],
        anatomy: anatomyOf(name),
        keyboard: guide.keyboard ?? keyboardOf(name),
        heard: heardOf(name),
        words: readTextKeys(file, Object.keys(english)).map((key) => [
          key,
          english[key] ?? english[`${key}_other`] ?? '',
        ]),
        since,
        lastChange: changed ? { release: changed.name, sentences: changed.changes } : null,
      };
      return [name, facts];
    }),
  );
}

const name = 'virtual:component-facts';
const id = `\0${name}`;

/** Makes the module `virtual:component-facts` from the code as it is when it is loaded. */
export const componentFacts = (): Plugin => ({
  name: 'tally-component-facts',
  resolveId: (source) => (source === name ? id : undefined),
  load: (source) => (source === id ? `export default ${JSON.stringify(readComponentFacts())};` : undefined),
});
