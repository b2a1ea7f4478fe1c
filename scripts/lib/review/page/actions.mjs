import { requestNote } from './questions.mjs';
import { countedPictures as pictures } from './counted.mjs';

/** @typedef {import('./picture.mjs').Shown} Shown */

/** Whether somebody can have seen what they approve, and will see the same again. @param {Shown} shown */
const canApprove = ({ picture }) => picture.state !== 'unstable' && picture.faces.length > 0;

/**
 * What can be done about pictures.
 *
 * @param {object} page
 * @param {() => Shown[]} page.targets the pictures that are meant
 * @param {ReturnType<typeof import('./decided.mjs').createDecided>} page.decided
 * @param {HTMLDialogElement} page.questions
 * @param {(message: string) => void} page.say
 */
export function createActions({ targets, decided, questions, say }) {
  /** @param {(chosen: Shown[]) => void | Promise<void>} act */
  const withTargets = (act) => () => {
    const chosen = targets();
    if (chosen.length === 0) return say('Select pictures first, or open one.');
    void act(chosen);
  };
  /** The note that all of these pictures share. @param {Shown[]} chosen */
  const commonNote = (chosen) => {
    const notes = new Set(chosen.map(({ picture }) => decided.of(picture).note));
    return notes.size === 1 ? ([...notes][0] ?? '') : '';
  };

  return {
    approve: withTargets((chosen) => {
      const able = chosen.filter(canApprove);
      decided.decide(able, { decision: 'approved' });
      const left = chosen.length - able.length;
      say(
        `${pictures(able.length)} approved.${left ? ` ${pictures(left)} cannot be: not here, or different each time.` : ''}`,
      );
    }),
    refuse: withTargets(async (chosen) => {
      const note = await requestNote(questions, {
        title: `Refuse ${pictures(chosen.length)}`,
        label: 'What is wrong?',
        note: commonNote(chosen),
        required: true,
        answer: 'Refuse',
      });
      if (note === undefined) return;
      decided.decide(chosen, { decision: 'refused', note });
      say(`${pictures(chosen.length)} refused.`);
    }),
    note: withTargets(async (chosen) => {
      const note = await requestNote(questions, {
        title: `Note on ${pictures(chosen.length)}`,
        label: 'Note for the author of the change',
        note: commonNote(chosen),
        required: chosen.some(({ picture }) => decided.of(picture).decision === 'refused'),
        answer: 'Keep the note',
      });
      if (note === undefined) return;
      decided.decide(chosen, { note });
      say(note ? `Noted on ${pictures(chosen.length)}.` : `No note any more on ${pictures(chosen.length)}.`);
    }),
    undo: withTargets((chosen) => {
      decided.undo(chosen);
      say(`${pictures(chosen.length)} as before.`);
    }),
  };
}
