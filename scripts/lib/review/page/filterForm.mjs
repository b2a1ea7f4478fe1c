import { element } from './dom.mjs';
import { countOf, kindOf, states } from './filters.mjs';

/** @typedef {[value: string, label: string]} Option */

/** @param {readonly string[]} words @returns {Option[]} */
const same = (words) => words.map((one) => [one, one]);

/** @param {Iterable<string>} words */
const sorted = (words) => Array.from(new Set(words)).sort();

/**
 * Fills the filters with what the review has.
 *
 * @param {HTMLFormElement} form
 * @param {import('./filters.mjs').ReviewData} data
 */
export function fillFilters(form, data) {
  /** @param {string} name @param {readonly Option[]} options @param {string} [first] */
  const fill = (name, options, first = '') => {
    const select = form.elements.namedItem(name);
    if (!(select instanceof HTMLSelectElement)) throw new Error(`There is no filter ${name}.`);
    const all = /** @type {Option} */ (['', 'all']);
    select.replaceChildren(...[all, ...options].map(([value, label]) => element('option', { value }, label)));
    select.value = first;
  };
  const present = states
    .map((state) => /** @type {const} */ ([state, countOf(data, state)]))
    .filter(([, count]) => count);
  const first = present.some(([state]) => state === 'different') ? 'different' : '';
  fill(
    'state',
    present.map(([state, count]) => [state, `${state} (${count})`]),
    first,
  );
  fill('decision', [...same(['undecided', 'approved', 'refused']), ['noted', 'with a note']]);
  fill(
    'locale',
    data.languages.map(({ code, name }) => [code, name]),
  );
  fill('kind', same(sorted(data.stories.map(kindOf))));
  fill('component', same(sorted(data.stories.map(({ title }) => title))));
}

/**
 * What the filters say.
 *
 * @param {HTMLFormElement} form
 * @returns {import('./filters.mjs').Filter}
 */
export function filterIn(form) {
  const given = new FormData(form);
  const value = (/** @type {string} */ name) => String(given.get(name) ?? '');
  return {
    state: value('state'),
    decision: value('decision'),
    locale: value('locale'),
    kind: value('kind'),
    component: value('component'),
    find: value('find'),
  };
}
