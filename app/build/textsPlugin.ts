import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { homeTexts } from '../boot/homeTexts';
import { keysSaid, type TextPart } from './textParts';

/**
 * `locales/id.json?part=home` is the part of the texts that comes with the start, `?part=more` what the other pages say.
 * The texts that index.html holds already are in neither.
 */
export function textsPlugin(entries: readonly string[]): Plugin {
  const inPage = new Set<string>(homeTexts);
  let atHome: Set<string> | undefined;
  return {
    name: 'tally-texts',
    enforce: 'pre',
    load(id) {
      const [file, part] = id.split('?part=') as [string, TextPart | undefined];
      if (!part || !file.endsWith('.json')) return undefined;
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      atHome ??= keysSaid(entries, Object.keys(JSON.parse(readFileSync(path.join(path.dirname(file), 'en.json'), 'utf8')) as object));
      const wanted = Object.entries(texts).filter(([key]) => atHome?.has(key) === (part === 'home') && !inPage.has(key));
      return { code: `export default ${JSON.stringify(Object.fromEntries(wanted))}`, moduleType: 'js' };
    },
  };
}
