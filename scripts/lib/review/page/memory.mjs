import { decisionWords } from '../../pictures/decisions.mjs';
import { isObject } from '../../pictures/forms.mjs';

/** @typedef {import('./picture.mjs').Verdict} Verdict */

const item = 'tally-review';

/** @param {Storage | undefined} storage @param {string} name */
function read(storage, name) {
  try {
    return storage?.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} text @returns {Map<string, Verdict>} */
function parse(text) {
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(text || '{}');
  } catch {
    return new Map();
  }
  return new Map(
    Object.entries(isObject(content) ? content : {}).flatMap(([identity, verdict]) => {
      if (!isObject(verdict)) return [];
      const decision = decisionWords.find((word) => word === verdict['decision']);
      const note = verdict['note'];
      return decision && typeof note === 'string' ? [[identity, { decision, note }]] : [];
    }),
  );
}

/**
 * Keeps decisions in the browser, by the picture and both of its sides, so that they are there again on the next review
 * that shows the same.
 *
 * @param {Storage | undefined} storage undefined where the browser keeps nothing
 */
export function createMemory(storage) {
  const memory = {
    verdicts: parse(read(storage, item)),
    /** Whether decisions outlast the page. */
    kept: Boolean(storage),
    reload() {
      memory.verdicts = parse(read(storage, item));
    },
    /** @param {readonly [identity: string, verdict: Verdict | undefined][]} entries undefined removes one */
    change(entries) {
      // Another window may have decided since.
      if (memory.kept) memory.reload();
      for (const [identity, verdict] of entries) {
        if (verdict) memory.verdicts.set(identity, verdict);
        else memory.verdicts.delete(identity);
      }
      try {
        storage?.setItem(item, JSON.stringify(Object.fromEntries(memory.verdicts)));
      } catch {
        memory.kept = false;
      }
    },
  };
  return memory;
}

/**
 * Who reviews, kept beside the decisions.
 *
 * @param {Storage | undefined} storage
 */
export const reviewerMemory = (storage) => ({
  get: () => read(storage, `${item}-reviewer`),
  set: (/** @type {string} */ reviewer) => {
    try {
      storage?.setItem(`${item}-reviewer`, reviewer);
    } catch {
      // They are asked again.
    }
  },
});
