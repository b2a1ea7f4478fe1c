/** The page of all texts, for whoever reads them in their own language. */
import { examples } from './examples.mjs';

/**
 * @typedef {object} Text
 * @property {string} key
 * @property {Record<string, string | undefined>} words by language
 * @property {import('./places.mjs').Place[]} places
 */

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '<br>');

/** The names of a text's placeholders. */
export const placeholders = (/** @type {string} */ text) => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')),
];

/** The page has these addresses where `npm run storybook` runs. */
const storybook = 'http://localhost:6006/?path=/';

/** @param {import('./places.mjs').Place} place */
const linkOf = ({ id, name }) =>
  id ? `<a href="${storybook}${id.endsWith('--docs') ? 'docs' : 'story'}/${id}">${escaped(name)}</a>` : escaped(name);

/**
 * @param {Text} text
 * @param {readonly string[]} locales
 */
function rowOf({ key, words, places }, locales) {
  const names = placeholders(Object.values(words).join(' '));
  return `<tr id="${escaped(key)}"><th scope="row">${escaped(key)}</th>${locales
    .map((locale) => `<td lang="${locale.slice(0, 2)}">${escaped(words[locale] ?? '')}</td>`)
    .join('')}<td>${places.map(linkOf).join('<br>')}</td><td>${names
    .map((name) => `<b>${name}</b>: ${escaped(examples[name] ?? '')}`)
    .join('<br>')}</td></tr>`;
}

/**
 * @param {readonly string[]} locales
 * @param {Record<string, import('./glossary.mjs').Glossary>} glossaries by language
 */
function glossaryTable(locales, glossaries) {
  const concepts = Object.entries(glossaries['en'] ?? {});
  const cell = (/** @type {import('./glossary.mjs').Entry | undefined} */ entry) =>
    `<b>${escaped(entry?.word ?? '')}</b>${Object.entries(entry?.not ?? {})
      .map(([word, reason]) => `<br><s>${escaped(word)}</s> ${escaped(reason)}`)
      .join('')}`;
  return `<table><thead><tr><th>Concept</th>${locales.map((locale) => `<th>${locale}</th>`).join('')}</tr></thead><tbody>${concepts
    .map(
      ([concept, { means }]) =>
        `<tr><th scope="row">${concept}<br><small>${escaped(means)}</small></th>${locales
          .map((locale) => `<td>${cell(glossaries[locale]?.[concept])}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
}

/**
 * @param {readonly string[]} locales
 * @param {readonly Text[]} texts
 * @param {Record<string, import('./glossary.mjs').Glossary>} glossaries
 */
export const textsPage = (locales, texts, glossaries) => `<!doctype html>
<meta charset="utf-8">
<title>Texts of Tally</title>
<style>
body { font: 14px/1.4 sans-serif; margin: 24px }
table { border-collapse: collapse; margin: 16px 0 }
th, td { border: 1px solid #ccc; padding: 4px 8px; text-align: left; vertical-align: top; max-width: 320px; overflow-wrap: anywhere }
thead th { position: sticky; top: 0; background: #fff }
</style>
<h1>Texts of Tally</h1>
<p>Every text in each language, where it is seen, and what stands in its places. Links lead to Storybook, which <code>npm run storybook</code> starts. Please mark what nobody would say, what could be taken for something else, and words with legal weight (undian, sorteio).</p>
<h2>One word for one thing</h2>
${glossaryTable(locales, glossaries)}
<h2>Texts</h2>
<table><thead><tr><th>Key</th>${locales.map((locale) => `<th>${locale}</th>`).join('')}<th>Seen</th><th>In its places</th></tr></thead><tbody>
${texts.map((text) => rowOf(text, locales)).join('\n')}
</tbody></table>
`;
