import { execFileSync } from 'node:child_process';
import { partNames } from '../../../../locales/generate-params.mjs';

/**
 * The texts of a language as they were at a commit.
 *
 * @param {string} repository
 * @param {string} commit
 * @param {string} locale
 * @returns {Record<string, string>}
 */
function textsAt(repository, commit, locale) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new Error(`There is no commit ${commit}.`);
  }
  const files = git('ls-tree', '--name-only', commit, '--', `locales/${locale}/`).split('\n');
  const parts = partNames.map((part) => `locales/${locale}/${part}.json`).filter((file) => files.includes(file));
  return Object.assign({}, ...parts.map((file) => JSON.parse(git('show', `${commit}:${file}`))));
}

/**
 * Chooses the texts of a language that are other or new since a commit, in that language or in English.
 *
 * @param {string} repository
 * @param {string} commit
 * @param {string} locale
 * @param {import('./planImport.mjs').Tree} tree
 * @returns {(key: string) => boolean}
 */
export function changedSince(repository, commit, locale, { texts, sourceKeyOf }) {
  const [own, english] = [textsAt(repository, commit, locale), textsAt(repository, commit, 'en')];
  return (key) => own[key] !== texts[locale]?.[key] || english[sourceKeyOf(key)] !== texts['en']?.[sourceKeyOf(key)];
}
