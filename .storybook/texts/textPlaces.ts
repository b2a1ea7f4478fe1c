import { allTexts } from '@tally/locales/all';
import { namedKeys } from '@tally/locales/namedKeys';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { OverlayTexts } from '../../app/testing/overlayStory';

/** A story that shows a text. */
export interface Place {
  id: string;
  name: string;
}

/** The story of a dialog or toast, with the keys of its texts. */
interface OverlayStory extends Place {
  /** Of the page that it is on. */
  title: string;
  keys: readonly string[];
}

interface Stories {
  default: { title: string };
}

// Storybook adds other exports to a story file's.
const isStory = (value: unknown): value is { name?: string; parameters: { texts: OverlayTexts } } =>
  typeof value === 'object' && value !== null && 'parameters' in value;

/** The stories of all dialogs and toasts. */
export const overlayStories: readonly OverlayStory[] = Object.values(
  import.meta.glob<Stories>('../../app/overlays/*.stories.tsx', { eager: true }),
).flatMap(({ default: { title }, ...stories }) =>
  Object.entries(stories).flatMap(([name, story]: [string, unknown]) =>
    isStory(story)
      ? [
          {
            id: toId(title, storyNameFromExport(name)),
            name: story.name ?? storyNameFromExport(name),
            title,
            keys: [...new Set(story.parameters.texts.keys)],
          },
        ]
      : [],
  ),
);

/**
 * The stories of dialogs and toasts that show a text, by its key. Common texts (`common.`), such as button labels, are
 * left out.
 */
export const placesOf = new Map<string, Place[]>();
for (const { id, name, keys } of overlayStories)
  for (const key of keys.filter((key) => !key.startsWith('common.')))
    placesOf.set(key, [...(placesOf.get(key) ?? []), { id, name: name.split(' · ')[0] ?? name }]);

const sources = import.meta.glob<string>(
  ['../../app/{screens,operators,features,components}/**/*.{ts,tsx}', '!**/*.{test,stories}.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The source file that an import refers to, if it is one of `sources`. */
function fileOf(from: string, name: string): string | undefined {
  const path = new URL(name, `file:///${from.replace('../../', '')}`).pathname.slice(1);
  return [`../../${path}.tsx`, `../../${path}.ts`].find((file) => file in sources);
}

/** A file and everything it imports, transitively, from screens, operators, features and components. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of (sources[file] ?? '').matchAll(/(?:from |\bimport\()'(\.[^']+)'/g)) {
    const next = fileOf(file, name ?? '');
    if (next) withImports(next, seen);
  }
  return seen;
}

/** The file of each screen, by the screen's name. */
export const screenFiles: ReadonlyMap<string, string> = new Map(
  Object.keys(sources).flatMap((file) =>
    [/(?:screens|operators)\/(\w+)\/(\w+Screen|HomeView)\.tsx$/.exec(file)].flatMap((found) =>
      found?.[2] ? [[found[2].replace(/Screen$|View$/, ''), file] as const] : [],
    ),
  ),
);
export const screenNames: readonly string[] = [...screenFiles.keys()];

const allKeys = [...new Set(Object.values(allTexts).flatMap((texts) => Object.keys(texts)))];
const keysByFile = new Map<string, readonly string[]>();

/** The text keys used in a file. */
function keysOfFile(file: string): readonly string[] {
  const keys = keysByFile.get(file) ?? namedKeys(sources[file] ?? '', allKeys);
  keysByFile.set(file, keys);
  return keys;
}

/** The text keys used in the code of a screen: in the files of its folder, also those loaded later, and their imports. */
export function keysOfScreen(screen: string): string[] {
  const folder = screenFiles.get(screen)?.replace(/[^/]+$/, '');
  const seen = new Set<string>();
  for (const file of Object.keys(sources)) if (folder && file.startsWith(folder)) withImports(file, seen);
  const named = new Set([...seen].flatMap(keysOfFile));
  return allKeys.filter((key) => named.has(key));
}

/** The screens whose code uses a text, by its key. */
export const screensOf = new Map<string, string[]>();
for (const screen of screenNames)
  for (const key of keysOfScreen(screen)) screensOf.set(key, [...(screensOf.get(key) ?? []), screen]);
