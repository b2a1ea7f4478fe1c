import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliSize, pageSize } from './brotli.mjs';

/**
 * A chunk of the built app and the chunks that it imports.
 *
 * @typedef {{ file: string, size: number, now: string[], later: string[] }} Chunk
 *   `now`: static imports, `later`: dynamic ones
 */

const named = (code, pattern) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name))];

/**
 * @param {string} folder dist/app
 * @returns {{ page: { size: number, scripts: string[] }, chunks: Map<string, Chunk> }}
 */
export function readGraph(folder) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const assets = path.join(folder, 'assets');
  const chunks = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const code = readFileSync(path.join(assets, file), 'utf8');
        const later = named(code, /import\([`"']\.\/([^`"']+\.js)[`"']\)/g);
        const now = named(code, /(?:from|import)\s*[`"']\.\/([^`"']+\.js)[`"']/g);
        return [file, { file, size: brotliSize(code), now, later }];
      }),
  );
  for (const { now, later } of chunks.values())
    for (const file of [...now, ...later])
      if (!existsSync(path.join(assets, file))) throw new Error(`${file} is imported but was not built.`);
  return {
    page: {
      size: pageSize(html),
      // The page head preloads the app's script and what it imports.
      scripts: named(html, /\/assets\/(startApp-[\w-]+\.js)/g),
    },
    chunks,
  };
}

/**
 * Chunks with all their static imports, transitively.
 * @returns {Set<string>} file names
 */
export function closure(chunks, start) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of chunks.get(file)?.now ?? []) visit(next);
  };
  for (const file of start) visit(file);
  return seen;
}

/** Name of a chunk without its hash. */
export const nameOf = (file) => file.replace(/-[\w-]{8}\.js$/, '');
