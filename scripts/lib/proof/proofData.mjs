/** What the proof page shows. */
import { componentOf } from '../pictures/picture.mjs';
import { baseOf } from '../texts/exchange/base.mjs';
import { matcherOf } from './matchTexts.mjs';

/** @typedef {import('../pictures/picture.mjs').Picture & import('../pictures/picture.mjs').Look} TakenPicture */
/**
 * A picture that shows a text. `box`: x, y, width and height of its words, px; missing when nobody has looked for them.
 *
 * @typedef {{ locale: string, frame: string, hash: string, width: number, height: number, box?: number[] }} Crop
 */
/**
 * Where a text is said: a state of a screen, dialog, toast or component.
 *
 * @typedef {{ story: string, title: string, name: string, crops: Crop[] }} Saying
 */
/**
 * @typedef {object} ProofText
 * @property {string} key
 * @property {Record<string, string | undefined>} words by language
 * @property {Record<string, string>} bases language -> what its file says of the base; none of a text that is sent
 * @property {number} [max]
 * @property {import('../texts/places.mjs').Place[]} places files and stories that name it
 * @property {Saying[]} sayings the first of them; where nobody has looked for words on pictures, states that may say it
 * @property {number} more how many others there are
 * @property {string[]} rules ids
 */
/** @typedef {{ locale: string, tag: string, name: string, width: number }} Language */
/**
 * @typedef {object} ProofData
 * @property {Language[]} languages
 * @property {Record<string, string>} rules id -> rule
 * @property {Record<string, import('../texts/glossary.mjs').Glossary>} glossaries by language
 * @property {ProofText[]} texts
 */

/** States that are shown of a text: more of them show the same. */
const sayingsMax = 8;

/**
 * @typedef {ReadonlyMap<string, import('../../rules.mjs').Proof>} Proofs
 *
 * @typedef {object} Sources
 * @property {import('../texts/loadTexts.mjs').LoadedTexts} loaded
 * @property {readonly Language[]} languages
 * @property {Map<string, string>} rules
 * @property {Proofs} proofs
 * @property {readonly TakenPicture[]} pictures
 * @property {(hash: string) => import('../visual/store.mjs').Words[] | undefined} wordsOf the words on a picture
 * @property {Map<string, { title: string, name: string }>} stories by id
 */

/**
 * The pictures that show each text.
 *
 * @param {Sources} sources
 * @returns {Map<string, Map<string, Crop[]>>} key -> story -> crops
 */
function picturesOfTexts({ loaded, languages, pictures, wordsOf }) {
  const matchers = new Map(languages.map(({ locale }) => [locale, matcherOf(loaded.tree.texts[locale] ?? {})]));
  const components = new Map(
    loaded.texts.map(({ key, places }) => [key, new Set(places.flatMap(({ id }) => (id ? [componentOf(id)] : [])))]),
  );
  /** @type {Map<string, Map<string, Crop[]>>} */
  const found = new Map();
  for (const { story, locale, frame, hash, width, height } of pictures)
    for (const [words, ...box] of wordsOf(hash) ?? []) {
      const keys = matchers.get(locale)?.(words) ?? [];
      // Several texts may read alike: those are meant that the sources of this component name.
      const named = keys.filter((key) => components.get(key)?.has(componentOf(story)));
      for (const key of named.length ? named : keys) {
        const byStory = found.get(key) ?? new Map();
        found.set(key, byStory);
        /** @type {Crop[]} */
        const crops = byStory.get(story) ?? [];
        byStory.set(story, crops);
        if (!crops.some((one) => one.hash === hash && one.locale === locale))
          crops.push({ locale, frame, hash, width, height, box });
      }
    }
  return found;
}

/**
 * The states of the components whose sources name a text.
 *
 * @param {ProofText['places']} places
 * @param {Sources['stories']} stories
 */
function statesOf(places, stories) {
  const components = new Set(
    places.flatMap(({ id }) => (id?.endsWith('--docs') && !id.startsWith('overlays-') ? [componentOf(id)] : [])),
  );
  return [...stories.keys()].filter((id) => components.has(componentOf(id)) && !id.endsWith('--docs'));
}

/**
 * @param {Sources} sources
 * @returns {ProofData}
 */
export function proofData(sources) {
  const { loaded, languages, rules, proofs, stories, pictures } = sources;
  const { texts, tree } = loaded;
  const crops = picturesOfTexts(sources);
  const rulesOfStories = rulesByStory(proofs);
  const shown = texts.map(({ key, words, places }) => {
    const named = places.flatMap(({ id }) => (id && !id.endsWith('--docs') ? [id] : []));
    const known = [...new Set([...named, ...sorted(crops.get(key))])];
    const seen = known.length ? known : statesOf(places, stories);
    const max = tree.maxOf(key);
    return {
      key,
      words,
      places,
      bases: basesOf(key, tree),
      ...(max && { max }),
      sayings: seen.slice(0, sayingsMax).map((story) => ({
        story,
        ...(stories.get(story) ?? { title: '', name: story }),
        crops: crops.get(key)?.get(story) ?? pictures.filter((picture) => picture.story === story).map(wholePicture),
      })),
      more: Math.max(0, seen.length - sayingsMax),
      rules: [...new Set(known.slice(0, sayingsMax).flatMap((story) => rulesOfStories.get(story) ?? []))],
    };
  });
  const cited = new Set(shown.flatMap((text) => text.rules));
  return {
    languages: [...languages],
    rules: Object.fromEntries([...rules].filter(([id]) => cited.has(id))),
    glossaries: tree.glossaries,
    texts: shown,
  };
}

/** @param {TakenPicture} picture @returns {Crop} */
const wholePicture = ({ locale, frame, hash, width, height }) => ({ locale, frame, hash, width, height });

/**
 * @param {string} key
 * @param {import('../texts/exchange/planImport.mjs').Tree} tree
 */
const basesOf = (key, { texts, sourceKeyOf }) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, own]) =>
      key in own ? [[locale, baseOf(texts['en']?.[sourceKeyOf(key)] ?? '', own[key] ?? '')]] : [],
    ),
  );

/**
 * Stories in the order in which they tell most: those with pictures in most languages, of these the small ones.
 *
 * @param {Map<string, Crop[]>} [byStory]
 */
const sorted = (byStory = new Map()) =>
  [...byStory]
    .sort(([, one], [, other]) => other.length - one.length || (one[0]?.height ?? 0) - (other[0]?.height ?? 0))
    .map(([story]) => story);

/** @param {Proofs} proofs */
function rulesByStory(proofs) {
  /** @type {Map<string, string[]>} */
  const byStory = new Map();
  for (const [id, { plays, stories }] of proofs)
    for (const story of [...plays, ...stories]) byStory.set(story, [...(byStory.get(story) ?? []), id]);
  return byStory;
}
