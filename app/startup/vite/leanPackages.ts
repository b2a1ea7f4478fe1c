import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { leanValibot } from './leanValibot';

/** Files of packages that a page for Chromium 92 and React 19 does not need, and what stands in their place. */
const replaced: readonly (readonly [file: string, code: string])[] = [
  // Chromium 92 knows what the styles use without a prefix (held by prefixes.test.ts).
  ['node_modules/stylis/src/Prefixer.js', 'export const prefix = (value) => value;'],
  // React has this hook since 18.
  ['node_modules/use-sync-external-store/shim/index.js', "export { useSyncExternalStore } from 'react';"],
  ['node_modules/valibot/dist/index.mjs', leanValibot],
  // Fetches what a page's code needs together with it. The original also waits for style sheets, of which we have one,
  // the fonts', and nothing waits for that.
  [
    'vite/preload-helper.js',
    `const seen = new Set();
    export const __vitePreload = (load, files) => {
      for (const file of files ?? []) {
        if (seen.has(file)) continue;
        seen.add(file);
        const link = document.createElement('link');
        link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
        link.href = '/' + file;
        document.head.append(link);
      }
      return load();
    };`,
  ],
];

/** Packages whose default entry is their development build. */
const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const production = [
  { find: /^react-router$/, replacement: path.join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dist/production/dom-export.mjs') },
];

/** Leaves out of the fixed packages what the page never runs. What they do stays the same. */
export function leanPackages(): Plugin {
  const place = (id: string) => id.split(path.sep).join('/').split('?')[0] ?? id;
  return {
    name: 'tally-lean-packages',
    apply: 'build',
    enforce: 'pre',
    config: (_, { command }) => (command === 'build' ? { resolve: { alias: production } } : {}),
    load: (id) => replaced.find(([file]) => place(id).endsWith(file))?.[1],
  };
}
