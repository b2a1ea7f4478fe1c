import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { shellTextKeys } from '../../i18n/shellTexts';
import { keysSaid, type TextPart } from './textParts';

/**
 * `locales/id.json?part=home` is the part of the texts that comes with the start, `?part=late` what the late part of
 * home says beyond it, `?part=more` the rest, which the other pages say. What index.html holds already is in none.
 * @param start modules of the start, absolute paths
 * @param late modules of the late part of home
 */
export function textsPlugin(start: readonly string[], late: readonly string[]): Plugin {
  const inPage = new Set<string>(shellTextKeys);
  let known: { home: Set<string>; late: Set<string> } | undefined;
  return {
    name: 'tally-texts',
    enforce: 'pre',
    load(id) {
      const [file, part] = id.split('?part=') as [string, TextPart | undefined];
      if (!part || !file.endsWith('.json')) return undefined;
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const keys = () =>
        Object.keys(JSON.parse(readFileSync(path.join(path.dirname(file), 'en.json'), 'utf8')) as object);
      known ??= { home: keysSaid(start, keys()), late: keysSaid(late, keys()) };
      const { home, late: atLast } = known;
      const partOf = (key: string): TextPart => (home.has(key) ? 'home' : atLast.has(key) ? 'late' : 'more');
      const wanted = Object.entries(texts).filter(([key]) => partOf(key) === part && !inPage.has(key));
      return { code: `export default ${JSON.stringify(Object.fromEntries(wanted))}`, moduleType: 'js' };
    },
  };
}
