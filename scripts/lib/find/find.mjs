/**
 * Finds dialogs, toasts, screens and components by words that a person sees on them. Plain, without imports: it runs in
 * Storybook's toolbar and, as a classic script beside its data, on pages that are opened from a folder.
 */

/**
 * @typedef {import('./find.mjs').FindIndex} FindIndex
 * @typedef {import('./find.mjs').Hit} Hit
 */

/** Kinds in the order in which they are listed. */
const kinds = ['dialog', 'toast', 'screen', 'component', 'guide'];

/** What the kinds are called. */
export const kindNames = /** @type {const} */ ({
  dialog: 'Dialog',
  toast: 'Toast',
  screen: 'Screen',
  component: 'Component',
  guide: 'Guide',
});

/** A text as a person reads it: `{{amount}}` is `…`. @param {string} text */
export const readable = (text) => text.replace(/\{\{.*?\}\}/g, '…').replace(/<[^>]*>/g, '');

/** How well words match, best first: the last two are not exact. */
const rank = { whole: 0, run: 1, part: 2, words: 3, together: 4, none: 5 };

/**
 * Words as they are compared: without accents, case, punctuation and invisible characters. A number, also with its
 * currency, and what a placeholder stands for are the same: `Rp 10.000 siap` is found in `{{amount}} siap`.
 *
 * @param {string} text
 */
export const folded = (text) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{.*?\}\}/g, ' 0 ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\u2066-\u2069]/g, '')
    .toLowerCase()
    .replace(/(\brp|r\$|₱)?\s*\d[\d.,:]*/g, ' 0 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * @param {string} text folded
 * @param {string} wanted folded
 * @returns {number} of `rank`
 */
function rankOf(text, wanted) {
  if (text === wanted) return rank.whole;
  if (` ${text} `.includes(` ${wanted} `)) return rank.run;
  if (text.includes(wanted)) return rank.part;
  return hasAll(text, wanted) ? rank.words : rank.none;
}

/**
 * Whether each word begins a word of the text.
 *
 * @param {string} text folded
 * @param {string} wanted folded
 */
const hasAll = (text, wanted) => wanted.split(' ').every((word) => ` ${text}`.includes(` ${word}`));

/**
 * @typedef {Omit<Hit, 'exact'> & { rank: number, length: number }} Ranked
 * @param {Ranked} one
 * @param {Ranked} other
 */
const byRank = (one, other) =>
  one.rank - other.rank || kinds.indexOf(one.place.kind) - kinds.indexOf(other.place.kind) || one.length - other.length;

/**
 * The search in an index. Texts are folded once.
 *
 * @param {FindIndex} index
 * @returns {(query: string) => Hit[]} the best hit of each place, exact ones first
 */
export function createFind({ languages, places, texts }) {
  const names = places.map(({ name, also = '' }) => [folded(name), folded(`${name} ${also}`)]);
  const lines = texts.flatMap(({ key, words, places: seen }) =>
    Object.keys(languages).flatMap((language) => {
      const text = words[language];
      return text ? [{ key, language, text, folds: text.split('\n').map(folded), seen }] : [];
    }),
  );
  /** All words of a place in a language, for words that stand in several of its texts. */
  const together = new Map();
  for (const { language, folds, seen } of lines)
    for (const at of seen) {
      const id = `${at} ${language}`;
      together.set(id, `${together.get(id) ?? ''} ${folds.join(' ')}`);
    }

  return (query) => {
    const wanted = folded(query);
    if (!wanted) return [];
    /** @type {Map<number, Ranked>} */
    const best = new Map();
    const offer = (/** @type {number} */ at, /** @type {Omit<Ranked, 'place'>} */ hit) => {
      const place = places[at];
      const ranked = place && { ...hit, place };
      const known = best.get(at);
      if (ranked && hit.rank < rank.none && (!known || byRank(ranked, known) < 0)) best.set(at, ranked);
    };
    for (const [at, [name = '', all = '']] of names.entries()) {
      const found = Math.min(rankOf(name, wanted), Math.max(rankOf(all, wanted), rank.run));
      offer(at, { rank: found, length: name.length });
    }
    for (const { key, language, text, folds, seen } of lines) {
      const found = Math.min(...folds.map((fold) => rankOf(fold, wanted)), rankOf(folded(key), wanted));
      if (found < rank.none)
        for (const at of seen) offer(at, { rank: found, length: text.length, key, text, language });
    }
    for (const [id, words] of together) {
      const [at = '', language = ''] = id.split(' ');
      if (hasAll(words, wanted)) offer(Number(at), { rank: rank.together, length: words.length, language });
    }
    return [...best.values()].sort(byRank).map(({ rank: found, place, key, text, language }) => ({
      place,
      exact: found <= rank.part,
      ...(key && { key, text }),
      ...(language && { language }),
    }));
  };
}

/**
 * The address of a hit in Storybook, in the language that matched.
 *
 * @param {Hit} hit
 */
export const addressOf = ({ place: { id }, language }) =>
  `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}${language ? `&globals=locale:${language}` : ''}`;
