import { parseJson, WrongForm } from '../../pictures/forms.mjs';
import { formatDecisions, parseDecisions } from '../../pictures/decisions.mjs';
import { keyOf } from '../../pictures/picture.mjs';
import { identityOf, sidesOf } from './picture.mjs';
import { createMemory } from './memory.mjs';

/** @typedef {import('./picture.mjs').Shown} Shown */
/** @typedef {import('./picture.mjs').Verdict} Verdict */

/** @type {Readonly<Verdict>} */
const none = { decision: 'undecided', note: '' };

const isNothing = (/** @type {Verdict} */ { decision, note }) => decision === 'undecided' && !note;

/**
 * What was decided about the pictures of a review. It is kept in the browser.
 *
 * @param {import('../reviewData.mjs').ReviewData} data
 * @param {Storage | undefined} storage
 * @param {() => void} onChange
 */
export function createDecided(data, storage, onChange) {
  const memory = createMemory(storage);
  const all = data.stories.flatMap((story) => story.pictures.map((picture) => ({ story, picture })));
  /** @type {Map<string, Verdict[]>} what was decided before, for those that were decided since the page was opened */
  const before = new Map();

  const of = (/** @type {import('./picture.mjs').ReviewPicture} */ picture) =>
    memory.verdicts.get(identityOf(picture)) ?? none;

  /** @param {readonly [identity: string, verdict: Verdict][]} entries */
  function store(entries) {
    memory.change(entries.map(([identity, verdict]) => [identity, isNothing(verdict) ? undefined : verdict]));
    onChange();
  }

  /** @param {readonly Shown[]} pictures @param {Partial<Verdict>} change */
  function decide(pictures, change) {
    for (const { picture } of pictures)
      before.set(identityOf(picture), [...(before.get(identityOf(picture)) ?? []), of(picture)]);
    store(pictures.map(({ picture }) => [identityOf(picture), { ...of(picture), ...change }]));
  }

  /** Undoes the last decision about each of these pictures. @param {readonly Shown[]} pictures */
  function undo(pictures) {
    store(
      pictures.map(({ picture }) => {
        const former = before.get(identityOf(picture)) ?? [];
        before.set(identityOf(picture), former.slice(0, -1));
        return [identityOf(picture), former.at(-1) ?? none];
      }),
    );
  }

  const decisions = () =>
    all.flatMap(({ story, picture }) => {
      const verdict = of(picture);
      const { frame, locale } = picture;
      return isNothing(verdict) ? [] : [{ story: story.id, frame, locale, ...sidesOf(picture), ...verdict }];
    });

  /** Text of a `decisions.json` with everything that was decided. @param {string} reviewer */
  const text = (reviewer) =>
    formatDecisions({ reviewer, commit: data.source.commit, base: data.source.base ?? '', decisions: decisions() });

  /**
   * Imports what was decided elsewhere about the same pictures. A refusal stays when the other one is an approval.
   *
   * @param {string} content of a `decisions.json`
   * @param {string} file its name
   * @returns {{ taken: number, other: number }} `other`: decisions about pictures that are not on this page
   * @throws {WrongForm} when nothing of it can be imported
   */
  function load(content, file) {
    const theirs = parseDecisions(parseJson(content, file), file).decisions;
    const ours = new Map(all.map((shown) => [identityOf(shown.picture), shown]));
    const found = theirs.flatMap(({ old, new: now, decision, note, ...picture }) => {
      const shown = ours.get([keyOf(picture), old?.hash ?? '-', now?.hash ?? '-'].join(' '));
      return shown ? [{ shown, verdict: { decision, note } }] : [];
    });
    if (theirs.length && found.length === 0)
      throw new WrongForm(
        `${file} was decided on another review: none of its pictures is on this page. Nothing was taken.`,
      );
    const refused = (/** @type {Shown} */ { picture }) => of(picture).decision === 'refused';
    const taken = found.filter(({ shown, verdict }) => verdict.decision === 'refused' || !refused(shown));
    for (const { shown, verdict } of taken) decide([shown], verdict);
    return { taken: taken.length, other: theirs.length - found.length };
  }

  /** How many pictures are decided in which way. */
  function counts() {
    const words = all.map(({ picture }) => of(picture).decision);
    const count = (/** @type {Verdict['decision']} */ word) => words.filter((one) => one === word).length;
    const noted = all.filter(({ picture }) => of(picture).note).length;
    return { approved: count('approved'), refused: count('refused'), undecided: count('undecided'), noted };
  }

  return { of, decide, undo, text, load, counts, kept: () => memory.kept, reload: () => (memory.reload(), onChange()) };
}
