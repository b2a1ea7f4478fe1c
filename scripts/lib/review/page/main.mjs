import { createActions } from './actions.mjs';
import { createFooter, viewerBar } from './bars.mjs';
import { countedPictures, countedStories } from './counted.mjs';
import { createDecided } from './decided.mjs';
import { byId, element } from './dom.mjs';
import { createFiles } from './files.mjs';
import { fillFilters, filterIn } from './filterForm.mjs';
import { filtered, verdict } from './filters.mjs';
import { listenToKeys } from './keys.mjs';
import { showVerdict, storyList } from './list.mjs';
import { reviewerMemory } from './memory.mjs';
import { createSelection } from './selection.mjs';
import { sourceSentences } from './source.mjs';
import { createViewer } from './viewer.mjs';

/** The review's data; data.js in the same folder puts it on the global object. */
const data = /** @type {{ reviewData: import('../reviewData.mjs').ReviewData }} */ (/** @type {unknown} */ (globalThis))
  .reviewData;
const form = byId('filters', HTMLFormElement);
const dialog = byId('viewer', HTMLDialogElement);
const questions = byId('asking', HTMLDialogElement);
const list = byId('stories', HTMLElement);

/** The browser's storage; undefined where it keeps nothing. */
function storageOfBrowser() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
const storage = storageOfBrowser();

/** @type {import('./picture.mjs').Shown[]} */
let pictures = [];
/** @type {import('./picture.mjs').Shown | undefined} the one in the viewer */
let open;
/** @type {ReturnType<typeof viewerBar> | undefined} */
let openBar;

const decided = createDecided(data, storage, () => drawDecisions());
const selection = createSelection(
  list,
  () => pictures,
  () => drawFooter(),
);
const say = (/** @type {string} */ words) => footer.say(words);
/** The pictures that a key or button means. */
function targets() {
  if (dialog.open) return open ? [open] : [];
  const selected = selection.all();
  const focused = document.activeElement?.closest('li')?.dataset['key'];
  return selected.length ? selected : pictures.filter(({ picture }) => picture.key === focused);
}
const actions = createActions({ targets, decided, questions, say });
const files = createFiles({ decided, questions, reviewer: reviewerMemory(storage), say });
const footer = createFooter(byId('actions', HTMLElement), actions, { selection, files });
const drawFooter = () => footer.draw(pictures.length, decided.counts());

const names = new Map(data.languages.map(({ code, name }) => [code, name]));
const nameOf = (/** @type {string} */ locale) => names.get(locale) ?? locale;

/** Renders the stories that match the filters. */
function draw() {
  const shown = filtered(data, filterIn(form), decided.of);
  pictures = shown.flatMap((one) => one.pictures.map((picture) => ({ story: one.story, picture })));
  selection.restrict();
  byId('count', HTMLElement).textContent = `${countedStories(shown.length)}, ${countedPictures(pictures.length)}`;
  const look = {
    nameOf,
    verdictOf: decided.of,
    isSelected: (/** @type {import('./filters.mjs').ReviewPicture} */ { key }) => selection.has(key),
  };
  list.replaceChildren(
    ...(shown.length ? storyList(shown, look) : [element('p', {}, 'Nothing matches these filters.')]),
  );
}

/** Shows what was decided, without taking anything off the list that the filters would now leave out. */
function drawDecisions() {
  const byKey = new Map(pictures.map(({ picture }) => [picture.key, picture]));
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('li[data-key]'))) {
    const picture = byKey.get(item.dataset['key'] ?? '');
    if (picture) showVerdict(item, decided.of(picture));
  }
  if (open) openBar?.show(decided.of(open.picture));
  if (!decided.kept())
    say('This browser does not keep what you decide: save your decisions before you close the page.');
  drawFooter();
}

const keyInHash = () => decodeURIComponent(location.hash.slice(1));
/** @param {string} key */
const thumbnailOf = (key) => document.querySelector(`a[href="#${CSS.escape(key)}"], a[href="#${key}"]`);
/** The buttons below the picture that is open. */
function barOfOpen() {
  openBar = viewerBar(actions, open ? decided.of(open.picture) : { decision: 'undecided', note: '' });
  return openBar.bar;
}
const viewer = createViewer(
  dialog,
  { step: (by) => step(by), close: () => dialog.close(), bar: barOfOpen },
  { missing: data.missing, nameOf },
);

/**
 * Opens the picture that the URL's hash names, even one that the filters exclude: the link may come from another
 * person.
 */
function openFromHash() {
  const key = keyInHash();
  if (!key) return dialog.close();
  const index = pictures.findIndex(({ picture }) => picture.key === key);
  const all = data.stories.flatMap((story) => story.pictures.map((picture) => ({ story, picture })));
  open = pictures[index] ?? all.find(({ picture }) => picture.key === key);
  if (!open) {
    byId('verdict', HTMLElement).textContent = `There is no picture ${key} in this review. ${verdict(data)}`;
    return;
  }
  viewer.show(open, index < 0 ? 'not among the filtered' : `${index + 1} of ${pictures.length}`);
  const next = pictures[index + 1]?.picture;
  // Preloads the next picture.
  if (next?.faces[0]) new Image().src = `${next.faces[0]}/${next.key}.webp`;
}

/**
 * Goes to the next or previous picture: the viewer shows it, or the list moves the focus to it.
 * @param {1 | -1} by
 */
function step(by) {
  const focused = document.activeElement?.closest('li')?.dataset['key'] ?? '';
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
addEventListener('storage', decided.reload);
dialog.addEventListener('close', () => {
  const key = keyInHash();
  open = undefined;
  if (key) history.replaceState(null, '', location.pathname + location.search);
  const link = thumbnailOf(key);
  if (link instanceof HTMLElement) link.focus();
});
listenToKeys({
  isOpen: () => dialog.open,
  isQuestionOpen: () => questions.open,
  anywhere: {
    j: () => step(1),
    k: () => step(-1),
    a: actions.approve,
    r: actions.refuse,
    n: actions.note,
    u: actions.undo,
  },
  inList: {
    '/': () => form.querySelector('input')?.focus(),
    x: () => {
      const key = document.activeElement?.closest('li')?.dataset['key'];
      if (key) selection.toggle(key);
    },
  },
  inViewer: { d: () => viewer.turnTo('difference'), s: () => viewer.turnTo('slider'), h: () => viewer.turnTo('heard') },
  flip: viewer.flip,
});

fillFilters(form, data);
byId('verdict', HTMLElement).textContent = verdict(data);
list.dataset['taken'] = data.taken ? 'some' : 'none';
const run = data.source.run;
byId('source', HTMLElement).replaceChildren(
  ...sourceSentences(data).map((sentence) => element('p', {}, sentence)),
  ...(run?.address ? [element('p', {}, element('a', { href: run.address }, `The run ${run.name}`))] : []),
);
draw();
openFromHash();
