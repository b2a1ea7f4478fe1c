import { byId, element } from './dom.mjs';
import { countOf, filtered, states, verdict } from './filters.mjs';
import { storyList } from './list.mjs';
import { createViewer } from './viewer.mjs';

/** The review's data; data.js in the same folder puts it on the global object. */
const data = /** @type {{ reviewData: import('../reviewData.mjs').ReviewData }} */ (/** @type {unknown} */ (globalThis))
  .reviewData;
const form = byId('filters', HTMLFormElement);
const dialog = byId('viewer', HTMLDialogElement);
const list = byId('stories', HTMLElement);

/** @param {string} name @param {[value: string, label: string][]} options @param {string} [first] */
function fillSelect(name, options, first = '') {
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`There is no filter ${name}.`);
  select.replaceChildren(...options.map(([value, label]) => element('option', { value }, label)));
  select.value = first;
}
const components = Array.from(new Set(data.stories.map(({ title }) => title))).sort();
const differing = countOf(data, 'different');
fillSelect(
  'state',
  [
    ['', 'all'],
    ...states.map((state) => /** @type {[string, string]} */ ([state, `${state} (${countOf(data, state)})`])),
  ],
  differing ? 'different' : '',
);
fillSelect('locale', [['', 'all'], ...data.locales.map((one) => /** @type {[string, string]} */ ([one, one]))]);
fillSelect('component', [['', 'all'], ...components.map((one) => /** @type {[string, string]} */ ([one, one]))]);
byId('verdict', HTMLElement).textContent = verdict(data);

/** @type {import('./viewer.mjs').Shown[]} */
let pictures = [];
/** Renders the stories that match the filters. */
function draw() {
  const given = new FormData(form);
  const value = (/** @type {string} */ name) => String(given.get(name) ?? '');
  const shown = filtered(data, {
    state: value('state'),
    locale: value('locale'),
    component: value('component'),
    find: value('find'),
  });
  pictures = shown.flatMap((one) => one.pictures.map((picture) => ({ story: one.story, picture })));
  byId('count', HTMLElement).textContent = `${shown.length} stories, ${pictures.length} pictures`;
  list.replaceChildren(...(shown.length ? storyList(shown) : [element('p', {}, 'Nothing matches these filters.')]));
}

const keyInHash = () => decodeURIComponent(location.hash.slice(1));
/** @param {string} key */
const thumbnailOf = (key) => document.querySelector(`a[href="#${CSS.escape(key)}"], a[href="#${key}"]`);
const viewer = createViewer(dialog, { step: (by) => step(by), close: () => dialog.close() }, data.missing);

/**
 * Opens the picture that the URL's hash names, even one that the filters exclude: the link may come from another
 * person.
 */
function openFromHash() {
  const key = keyInHash();
  if (!key) return dialog.close();
  const index = pictures.findIndex(({ picture }) => picture.key === key);
  const all = data.stories.flatMap((story) => story.pictures.map((picture) => ({ story, picture })));
  const found = pictures[index] ?? all.find(({ picture }) => picture.key === key);
  if (!found) {
    byId('verdict', HTMLElement).textContent = `There is no picture ${key} in this review. ${verdict(data)}`;
    return;
  }
  viewer.show(found, index < 0 ? 'not among the filtered' : `${index + 1} of ${pictures.length}`);
  const next = pictures[index + 1]?.picture;
  // Preloads the next picture.
  if (next?.faces[0]) new Image().src = `${next.faces[0]}/${next.key}.webp`;
}

/**
 * Goes to the next or previous picture: the viewer shows it, or the list moves the focus to it.
 * @param {1 | -1} by
 */
function step(by) {
  const focused = document.activeElement instanceof HTMLAnchorElement ? document.activeElement.hash.slice(1) : '';
  const current = dialog.open ? keyInHash() : focused;
  const index = pictures.findIndex(({ picture }) => picture.key === current);
  const next = pictures[index < 0 && by < 0 ? 0 : index + by];
  if (!next) return;
  if (!dialog.open) {
    const link = thumbnailOf(next.picture.key);
    if (link instanceof HTMLElement) link.focus();
    return;
  }
  history.replaceState(null, '', `#${next.picture.key}`);
  openFromHash();
}

form.addEventListener('input', draw);
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', openFromHash);
dialog.addEventListener('close', () => {
  const key = keyInHash();
  if (key) history.replaceState(null, '', location.pathname + location.search);
  const link = thumbnailOf(key);
  if (link instanceof HTMLElement) link.focus();
});
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  /** @type {Record<string, () => void>} */
  const keys = {
    j: () => step(1),
    k: () => step(-1),
    '/': () => form.querySelector('input')?.focus(),
    ...(dialog.open && !(event.target instanceof HTMLButtonElement) && { ' ': viewer.flip }),
    ...(dialog.open && { d: () => viewer.turnTo('difference') }),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
draw();
openFromHash();
