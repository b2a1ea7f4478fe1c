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

/** What people call the states of a picture. */
export const stateNames = {
  same: '',
  changed: 'changed',
  new: 'new',
  unstable: 'unstable',
  'left over': 'left over',
  'not taken': 'not taken in this run',
};
