import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';

/** @typedef {{ [name: string]: string | number | Tokens }} Tokens */

const font = 'plus-jakarta-sans-latin-wght-normal.woff2';

/**
 * Every token that is the same in all markets.
 *
 * @returns {Promise<{ tokens: Tokens, family: string }>}
 */
export async function readTokens() {
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(path.join(root, 'tokens', file), { configFile: false, root, logLevel: 'error' })).module;
  const { tokens } = /** @type {{ tokens: Tokens }} */ (await load('all.ts'));
  const { family } = /** @type {{ family: string }} */ (await load('type.ts'));
  return { tokens, family };
}

/**
 * The tokens of a tree, by their names with dashes.
 *
 * @param {Tokens} tokens
 * @param {string} [above]
 * @returns {[name: string, value: string][]}
 */
export const leavesOf = (tokens, above = '') =>
  Object.entries(tokens).flatMap(([name, value]) => {
    const whole = above ? `${above}-${name}` : name;
    return typeof value === 'object' ? leavesOf(value, whole) : [[whole, String(value)]];
  });

/** The base that all pages of the site share. */
const base = `
html { font-family: var(--tally-family); color: var(--color-text); background: var(--color-page); }
body { margin: 0; font: var(--type-line); }
h1 { font: var(--type-bar); margin: 0; }
a { color: var(--color-link); }
code { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
`;

/**
 * Writes `look.css` and the product's font into a folder: the product's tokens as custom properties, and what all pages
 * for reviewers share.
 *
 * @param {string} folder
 */
export async function writeLook(folder) {
  const { tokens, family } = await readTokens();
  const properties = leavesOf(tokens).map(([name, value]) => `--${name}: ${value};`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(
    path.join(root, 'node_modules/@fontsource-variable/plus-jakarta-sans/files', font),
    path.join(folder, font),
  );
  writeFileSync(
    path.join(folder, 'look.css'),
    `@font-face { font-family: 'Plus Jakarta Sans Variable'; font-weight: 200 800; src: url('${font}') format('woff2'); }
:root { --tally-family: ${family}; ${properties.join(' ')} }
${base}`,
  );
}
