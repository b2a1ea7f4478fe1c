/** @typedef {import('../reviewData.mjs').ReviewStory} ReviewStory */
/** @typedef {import('../reviewData.mjs').ReviewPicture} ReviewPicture */
/** @typedef {{ story: ReviewStory, picture: ReviewPicture }} Shown */

/**
 * What is decided about: the look that was approved, and the one that is there now. A picture that looks as approved has
 * the same on both sides.
 *
 * @param {ReviewPicture} picture
 */
export function sidesOf({ state, old, new: now }) {
  const look = state === 'left over' ? undefined : (now ?? old);
  return { old: old ?? null, new: look ?? null };
}

/**
 * Tells a picture with these two sides from the same picture with others, so that a decision is never shown beside what
 * it was not made about.
 *
 * @param {ReviewPicture} picture
 */
export function identityOf(picture) {
  const { old, new: now } = sidesOf(picture);
  return [picture.key, old?.hash ?? '-', now?.hash ?? '-'].join(' ');
}

/**
 * Whether a picture is shown as it was approved before, because the run has not taken it. One that is left over cannot be
 * taken.
 *
 * @param {ReviewPicture} picture
 */
export const isNotTaken = ({ taken, state }) => !taken && state !== 'left over';

/**
 * What people call the state of a picture; nothing for one that is as approved.
 *
 * @param {ReviewPicture} picture
 */
export const stateOf = (picture) =>
  [
    ...(picture.state === 'same' || picture.state === 'not taken' ? [] : [picture.state]),
    ...(isNotTaken(picture) ? ['not taken'] : []),
  ].join(', ');
