import { byId, element } from '../../review/page/dom.mjs';

/** @typedef {import('../../find/find.mjs').Hit} Hit */

/** Lines that are shown: one more word finds fewer. */
const most = 20;

const { tallyFind } = /** @type {{ tallyFind: import('../../find/find.mjs').Find }} */ (
  /** @type {unknown} */ (globalThis)
);
const field = byId('find', HTMLInputElement);
const found = byId('found', HTMLUListElement);
const count = byId('count', HTMLOutputElement);

/** @param {Hit} hit */
function lineOf(hit) {
  const { place, text, language } = hit;
  const where = [tallyFind.kindNames[place.kind], language && tallyFind.languages[language]].filter(Boolean);
  const link = element('a', { href: `storybook/index.html${tallyFind.addressOf(hit)}` }, place.name);
  const note = element('span', { className: 'note' }, ` ${where.join(' · ')}`);
  return element('li', {}, link, note, ...(text ? [element('p', {}, tallyFind.readable(text))] : []));
}

/** Shows what is found: what says the words as they were typed stands first. */
function show() {
  const query = field.value.trim();
  const hits = query ? tallyFind.find(query) : [];
  found.replaceChildren(...hits.slice(0, most).map(lineOf));
  if (!query) count.value = '';
  else if (hits.length === 0) count.value = 'No screen, dialog or toast says this.';
  else
    count.value =
      hits.length > most ? `${hits.length} found, ${most} shown: one more word finds fewer.` : `${hits.length} found`;
}

field.addEventListener('input', show);
show();
