/**
 * Words that were typed for a text. `base`: what the text was then.
 *
 * @typedef {{ locale: string, key: string, text: string, base: string }} Draft
 */

const name = 'tally-proof-drafts';
const idOf = (/** @type {string} */ locale, /** @type {string} */ key) => `${locale} ${key}`;

/** @returns {[string, Draft][]} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '[]');
  } catch {
    // No storage, or something else in it: the page starts without drafts.
    return [];
  }
}

/** The drafts that were typed on this page, stored in the browser. */
export function createDrafts() {
  const drafts = new Map(stored());
  const store = () => {
    try {
      localStorage.setItem(name, JSON.stringify([...drafts]));
    } catch {
      // They last as long as the page.
    }
  };
  return {
    /** @param {string} locale @param {string} key */
    of: (locale, key) => drafts.get(idOf(locale, key)),
    /** @param {string} locale @returns {Draft[]} */
    in: (locale) => [...drafts.values()].filter((draft) => draft.locale === locale),
    /** @param {Draft} draft */
    put: (draft) => {
      drafts.set(idOf(draft.locale, draft.key), draft);
      store();
    },
    /** @param {string} locale @param {string} key */
    drop: (locale, key) => {
      drafts.delete(idOf(locale, key));
      store();
    },
  };
}

/** @typedef {ReturnType<typeof createDrafts>} Drafts */
