import { locales } from '../../scripts/lib/locales.mjs';
import { closure, nameOf } from './graph.mjs';

const isTexts = (file) => locales.includes(nameOf(file).split('.')[0]);
export const isHomeTexts = (file) => isTexts(file) && nameOf(file).endsWith('.home');
const isRoute = (file) => nameOf(file).endsWith('Screen');
export const isLateTexts = (file) => isTexts(file) && nameOf(file).endsWith('.deferred');
/**
 * Code shared by all pages except home: i18next, their dialogs and toasts. It is loaded with the first of these pages.
 */
export const isKit = (file) => ['pageChunk', 'pages'].includes(nameOf(file));
/** What the operators' pages have in common; loaded with the first of them. */
const isOperators = (file) => ['operatorChunk', 'operators'].includes(nameOf(file));
/** What the operators' pages fetch once a key was accepted: part -> the page that fetches it. */
export const partsOfOperators = {
  AuditLog: 'DeskScreen',
  Batches: 'DeskScreen',
  MessagesQueue: 'DeskScreen',
  PayQueue: 'DeskScreen',
  PeopleQueue: 'DeskScreen',
};
/** A page that only operators open. */
export const isOperatorsRoute = (file) => ['NumbersScreen', 'DeskScreen'].includes(nameOf(file));
export const isNamed = (name) => (file) => nameOf(file) === name;
/** The router with the table of pages, loaded with the first page other than home. */
const isRouter = (file) => nameOf(file) === 'routing';
/** The late part of home, loaded after the first tap can be answered. */
const isDeferred = (file) => nameOf(file) === 'deferredChunk';

export const isFirstSteps = (file) => nameOf(file) === 'FirstSteps';
export const isRewardMotion = (file) => nameOf(file) === 'RewardMotion';
export const isReview = (file) => nameOf(file) === 'ReviewCard';

/**
 * Code that prepares the next opening, loaded two seconds after the start: registration of the service worker and
 * storing the last numbers.
 */
export const isNext = (file) => nameOf(file) === 'nextOpening';

/** Other pages, and what these stand on. */
const isPage = (file) => [isRoute, isRouter, isKit, isOperators].some((is) => is(file));

/** What home loads before the first tap: all chunks except for late parts, other pages and texts. */
function chunksOfHome(chunks, first) {
  const own = new Set(first);
  const queue = [...first];
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const next of chunks.get(file).later) {
      if (isPage(next) || isDeferred(next) || isNext(next) || isTexts(next)) continue;
      for (const one of closure(chunks, [next])) if (!own.has(one)) own.add(one) && queue.push(one);
    }
  }
  return own;
}

/** The chunks of the built app by when they are loaded, and functions that measure them. */
export function partsOf({ page, chunks }) {
  const names = [...chunks.keys()];
  const first = closure(chunks, page.scripts);
  const own = chunksOfHome(chunks, first);
  /** What chunks bring with them, other than what is there already. */
  const broughtBy = (is, ...there) => {
    const all = new Set(there.flatMap((files) => [...files]));
    return [...closure(chunks, names.filter(is))].filter((file) => !all.has(file));
  };
  return {
    first,
    own,
    router: broughtBy(isRouter, own),
    kit: broughtBy(isKit),
    operators: broughtBy(isOperators, own, broughtBy(isRouter, own), broughtBy(isKit)),
    deferred: broughtBy(isDeferred, own),
    routes: names.filter(isRoute),
    texts: names.filter(isTexts),
    broughtBy,
    size: (files) => [...files].reduce((sum, file) => sum + chunks.get(file).size, 0),
    heaviest: (is) => Math.max(...names.filter(is).map((file) => chunks.get(file).size)),
  };
}
