import { namedKeys } from '@tally/locales/namedKeys';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as money from '../../app/overlays/MoneyDialogs.stories';
import * as person from '../../app/overlays/PersonDialogs.stories';
import * as task from '../../app/overlays/TaskDialogs.stories';
import * as toasts from '../../app/overlays/Toasts.stories';
import type { OverlayTexts } from '../../app/testing/overlayStory';

/** A story that shows a text. */
export interface Place {
  id: string;
  name: string;
}

/**
 * The stories of dialogs and toasts that show a text, by its key. Common texts (`common.`), such as button labels, are
 * left out.
 */
export const placesOf = new Map<string, Place[]>();

// Storybook adds other exports to a story file's.
const isStory = (value: unknown): value is { parameters: { texts: OverlayTexts } } =>
  typeof value === 'object' && value !== null && 'parameters' in value;
for (const { default: meta, ...exports } of [money, person, task, toasts])
  for (const [name, story] of Object.entries(exports).filter((entry) => isStory(entry[1])))
    for (const key of new Set((story as { parameters: { texts: OverlayTexts } }).parameters.texts.keys)) {
      if (key.startsWith('common.')) continue;
      placesOf.set(key, [
        ...(placesOf.get(key) ?? []),
        { id: toId(meta.title, storyNameFromExport(name)), name: storyNameFromExport(name) },
      ]);
    }

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
  for (const [, name] of (sources[file] ?? '').matchAll(/from '(\.[^']+)'/g)) {
    const next = fileOf(file, name ?? '');
    if (next) withImports(next, seen);
  }
  return seen;
}

/** The file of each screen, by the screen's name. */
const screens = new Map(
  Object.keys(sources).flatMap((file) =>
    [/(?:screens|operators)\/(\w+)\/(\w+Screen|HomeView)\.tsx$/.exec(file)].flatMap((found) =>
      found?.[2] ? [[found[2].replace(/Screen$|View$/, ''), file] as const] : [],
    ),
  ),
);
export const screenNames: readonly string[] = [...screens.keys()];

/** The text keys used in the code of a screen. */
export function keysOfScreen(screen: string, keys: readonly string[]): string[] {
  const file = screens.get(screen);
  const named = new Set(file ? [...withImports(file)].flatMap((each) => namedKeys(sources[each] ?? '', keys)) : []);
  return keys.filter((key) => named.has(key));
}
