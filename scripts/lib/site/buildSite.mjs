import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { readProofs } from '../../rules.mjs';
import { apiDocument } from '../apiDocument.mjs';
import { commitOf } from '../pictures/commitOf.mjs';
import { rulesOf } from '../ruleCitations.mjs';
import { classicScript } from '../review/classicScript.mjs';
import { root } from '../run.mjs';
import { buildProof } from '../proof/buildProof.mjs';
import { storybookSite } from '../visual/paths.mjs';
import { apiPage } from './apiPage.mjs';
import { changelogPage } from './changelogPage.mjs';
import { readTokens, writeLook } from './look.mjs';
import { rulesPage } from './rulesPage.mjs';
import { addReview } from './siteReview.mjs';
import { startPage } from './startPage.mjs';
import { tokensPage } from './tokensPage.mjs';

/** @typedef {{ base?: string | undefined, render: boolean, files: readonly string[] }} Options */

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} folder */
async function addTokens(folder) {
  const { tokens } = await readTokens();
  write(path.join(folder, 'index.html'), tokensPage(tokens));
  write(path.join(folder, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
}

/** @param {string} folder */
async function addApi(folder) {
  const document = await apiDocument();
  write(path.join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  write(path.join(folder, 'index.html'), apiPage(/** @type {import('./apiPage.mjs').Document} */ (document)));
}

/** @param {string} folder */
async function addChangelog(folder) {
  const { module } = await runnerImport(path.join(root, 'contract/document/changes.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  const { changes } = /** @type {{ changes: { version: string, what: string }[] }} */ (module);
  const components = readFileSync(path.join(root, 'ui/CHANGELOG.md'), 'utf8');
  write(path.join(folder, 'index.html'), changelogPage(components, changes));
}

/** @param {string} folder */
function addRules(folder) {
  const { markdown, proofs } = readProofs();
  write(path.join(folder, 'index.html'), rulesPage(rulesOf(markdown), proofs));
}

/** @param {string} folder */
const addStorybook = (folder) => cpSync(storybookSite, folder, { recursive: true });

/**
 * What is on the site, in the order of the start page. Each part has a folder of its own.
 *
 * @param {Options} options
 * @returns {(import('./startPage.mjs').Part & { add: (folder: string) => Promise<string[] | void> | void })[]} `add` may say something for the start page
 */
const partsOf = (options) => [
  {
    href: 'review/index.html',
    title: 'Review of pictures',
    about: `${options.base ? 'Every picture that differs' : 'Every picture of every story'}, in each language: approve it, or refuse it with a note.`,
    add: (folder) => addReview(folder, options),
  },
  {
    href: 'storybook/index.html',
    title: 'Storybook',
    about:
      'Every component, dialog, toast and screen in each of its states, alive: to press, to resize, in each language.',
    hosted: true,
    add: addStorybook,
  },
  {
    href: 'proof/index.html',
    title: 'Proof sheets',
    about: 'Every text in all languages, where it is said, and the glossary: for native readers.',
    add: async (folder) => {
      await buildProof(folder);
    },
  },
  {
    href: 'tokens/index.html',
    title: 'Tokens',
    about: 'Colours, type, spaces, shapes and motion, with their values.',
    add: addTokens,
  },
  {
    href: 'api/index.html',
    title: 'The API',
    about: 'Every call with its fields, answers and examples: for whoever builds another backend.',
    add: addApi,
  },
  {
    href: 'changelog/index.html',
    title: 'Changelog',
    about: 'What has changed in the components and in the calls.',
    add: addChangelog,
  },
  {
    href: 'rules/index.html',
    title: 'Rules of the product',
    about: 'Each rule, the stories that show it, and the tests that prove it.',
    add: addRules,
  },
];

/**
 * Builds the site from the built Storybook.
 *
 * @param {string} site folder to write; its former content is removed
 * @param {Options} options
 */
export async function buildSite(site, options) {
  const base = options.base && commitOf(options.base);
  if (options.base && !base) throw new Error(`There is no commit ${options.base}.`);
  rmSync(site, { recursive: true, force: true });
  await writeLook(site);
  copyFileSync(path.join(import.meta.dirname, 'site.css'), path.join(site, 'site.css'));
  const parts = partsOf(options);
  /** @type {string[]} */
  const said = [];
  for (const { href, add } of parts) said.push(...((await add(path.join(site, path.dirname(href)))) ?? []));
  const facts = [
    `Of commit ${commitOf('HEAD')?.slice(0, 8) ?? '(unknown)'}, built on ${new Date().toISOString().slice(0, 10)}.`,
    ...(base ? [`The review compares it with commit ${base.slice(0, 8)}.`] : []),
    ...said,
  ];
  write(path.join(site, 'start.js'), await classicScript(path.join(import.meta.dirname, 'page/main.mjs'), 'start'));
  write(path.join(site, 'index.html'), startPage(parts, facts));
}
