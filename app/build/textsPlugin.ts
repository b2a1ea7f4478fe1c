import { baseOfKey, namedKeys } from '../../locales/namedKeys';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { textPartOf, textParts, type TextPart } from '../i18n/textParts';
import { quotedInScript } from './quotedInScript';

/** The properties of a built file that the check reads. */
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'name' | 'fileName' | 'imports' | 'code'>;
export type Bundle = Readonly<Record<string, Chunk | Rolldown.OutputAsset>>;

/**
 * Finds keys that code uses before their texts are loaded, which would be displayed as empty. Chunks that a chunk
 * imports statically run with it, so they are checked against the same part.
 * @param chunkParts name of a chunk -> the latest part of the texts that it may use; chunks in the order of loading
 * @param keys of all texts
 * @throws {Error} when the build has no chunk of that name
 */
export function earlyKeys(
  bundle: Bundle,
  chunkParts: Readonly<Record<string, TextPart>>,
  keys: readonly string[],
): string[] {
  const bases = [...new Set(keys.map(baseOfKey))];
  const seen = new Set<string>();
  const check = (fileName: string, part: TextPart): string[] => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
    seen.add(fileName);
    const early = namedKeys(quotedInScript(chunk.code), bases).filter(
      (key) => textParts.indexOf(textPartOf(key)) > textParts.indexOf(part),
    );
    return [...early.map((key) => `${chunk.name}: ${key}`), ...chunk.imports.flatMap((file) => check(file, part))];
  };
  return Object.entries(chunkParts).flatMap(([name, part]) => {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}, whose texts are to be checked.`);
    return check(chunk.fileName, part);
  });
}

/**
 * Resolves imports of parts of the texts (i18n/textParts): `locales/id.json?part=shell` holds the texts of that
 * language that are in index.html. Fails the build when code uses a text before its part is loaded.
 */
export function textsPlugin(chunkParts: Readonly<Record<string, TextPart>>): Plugin {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return {
    name: 'tally-texts',
    enforce: 'pre',
    load(id) {
      const [file = '', part] = id.split('?part=');
      if (!part || !file.endsWith('.json')) return undefined;
      const texts = Object.entries(read(file)).filter(([key]) => textPartOf(key) === part);
      if (texts.length === 0) throw new Error(`${id} is a part without a text.`);
      return { code: `export default ${JSON.stringify(Object.fromEntries(texts))}`, moduleType: 'js' };
    },
    generateBundle(_, bundle) {
      const keys = Object.keys(read(path.resolve(import.meta.dirname, '../../locales/en.json')));
      const early = earlyKeys(bundle, chunkParts, keys);
      if (early.length) throw new Error(`Texts that have not arrived yet (i18n/textParts.ts): ${early.join(', ')}`);
    },
  };
}
