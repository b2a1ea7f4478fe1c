import { locales } from '@tally/contract/market/codes';
import { allTexts } from '@tally/locales/all';
import { baseOfKey } from '@tally/locales/namedKeys';
import { toId } from 'storybook/internal/csf';
import type { FindIndex, Place } from '../../scripts/lib/find/find.mjs';
import { languageNames } from '../../scripts/lib/languageNames.mjs';
import { storyHead } from '../texts/storyHead';
import { keysOfScreen, overlayStories, screenFiles } from '../texts/textPlaces';

const stories = import.meta.glob<string>(['../../{app,ui}/**/*.stories.tsx', '!../../**/node_modules/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const guides = import.meta.glob<string>('../docs/*.mdx', { query: '?raw', import: 'default', eager: true });

/** The page of a screen: of those beside its file, or in the nearest folder above, that with the shortest title. */
function headOfScreen(file: string) {
  for (let folder = file; folder.includes('/app/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const [head] = Object.entries(stories)
      .filter(([name]) => name.slice(0, name.lastIndexOf('/')) === folder)
      .map(([, source]) => storyHead(source))
      .sort((one, other) => one.title.length - other.title.length);
    if (head) return head;
  }
  return undefined;
}

type Named = Place & { keys: readonly string[] };
const allKeys = [...new Set(Object.keys(allTexts.en).map(baseOfKey))];
const nameOf = (title: string) => title.split('/').at(-1) ?? '';

const overlays: readonly Named[] = overlayStories.map(({ id, name, title, keys }) => {
  const [own = '', ...also] = name.split(' · ');
  return {
    id,
    kind: title.includes('Dialogs') ? 'dialog' : 'toast',
    name: own,
    also: also.join(' '),
    keys: keys.map(baseOfKey),
  };
});
/** Screens that share a page share their texts. */
const keysByPage = new Map<string, Set<string>>();
for (const [name, file] of screenFiles) {
  const head = headOfScreen(file);
  const page = head ? `${head.story} ${head.name}` : '';
  const keys = keysOfScreen(name).map(baseOfKey);
  if (page) keysByPage.set(page, new Set([...(keysByPage.get(page) ?? []), ...keys]));
}
const screens: readonly Named[] = Array.from(keysByPage, ([page, keys]) => {
  const [id = '', ...name] = page.split(' ');
  return { id, kind: 'screen' as const, name: name.join(' '), keys: [...keys] };
});
const components: readonly Named[] = Object.entries(stories)
  .filter(([file]) => file.includes('/ui/'))
  .map(([, source]) => storyHead(source))
  .map(({ page, name }) => ({ id: page, kind: 'component' as const, name, keys: [] }));
const pages: readonly Named[] = Object.values(guides).flatMap((source) => {
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1];
  return title ? [{ id: toId(title, 'docs'), kind: 'guide' as const, name: nameOf(title), keys: [] }] : [];
});
const seen = [...overlays, ...screens, ...components, ...pages];
const known = new Set(seen.flatMap(({ keys }) => keys));
const places: readonly Named[] = [
  ...seen,
  // What no dialog and no screen names in its code, e.g. a sentence that is put together elsewhere.
  { id: 'texts--search', kind: 'guide', name: 'Texts', keys: allKeys.filter((key) => !known.has(key)) },
];

/** What is found by the words that a person sees on it. */
export const findIndex: FindIndex = {
  languages: languageNames,
  places: places.map(({ id, kind, name, also }) => ({ id, kind, name, ...(also && { also }) })),
  texts: allKeys.map((key) => ({
    key,
    words: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.entries(allTexts[locale])
          .filter(([name]) => baseOfKey(name) === key)
          .map(([, text]) => text)
          .join('\n'),
      ]),
    ),
    places: places.flatMap(({ keys }, at) => (keys.includes(key) ? [at] : [])),
  })),
};
