import { element } from '../../review/page/dom.mjs';

/** @param {import('../../texts/glossary.mjs').Entry | undefined} entry */
const cell = (entry) =>
  element(
    'td',
    {},
    element('b', {}, entry?.word ?? ''),
    ...Object.entries(entry?.not ?? {}).map(([word, reason]) =>
      element('div', {}, element('s', {}, word), ` ${reason}`),
    ),
  );

/**
 * The glossary: one word for one thing, and the words that were given up, with the reason.
 *
 * @param {import('../proofData.mjs').ProofData} data
 */
export function glossaryTable({ languages, glossaries }) {
  const head = ['Concept', ...languages.map(({ name }) => name)].map((name) => element('th', { scope: 'col' }, name));
  const rows = Object.entries(glossaries['en'] ?? {}).map(([concept, { means }]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, concept, element('div', { className: 'means' }, means)),
      ...languages.map(({ locale }) => cell(glossaries[locale]?.[concept])),
    ),
  );
  return [
    element('p', {}, 'Choose a text, or look for words. What you type stays in this browser until you export it.'),
    element('h2', {}, 'One word for one thing'),
    element(
      'table',
      { className: 'glossary' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
  ];
}
