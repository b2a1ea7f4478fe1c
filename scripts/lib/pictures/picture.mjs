/**
 * A picture of a story. `frame` is what it shows: the whole `page`, or one screen of a `phone` or a `desktop`.
 *
 * @typedef {{ story: string, frame: string, locale: string }} Picture
 */
/**
 * What a picture looks like: its size in px, and a hash of its size and pixels.
 *
 * @typedef {{ width: number, height: number, hash: string }} Look
 */

/** What the hash of a look consists of: 96 bits of a SHA-256, as hex digits. */
export const hashPattern = /^[0-9a-f]{24}$/;

/**
 * Name of a picture, and its link on the review page: `id/screens-home--filled`, `id/screens-home--filled.phone`.
 *
 * @param {Picture} picture
 */
export const keyOf = ({ story, frame, locale }) => `${locale}/${story}${frame === 'page' ? '' : `.${frame}`}`;

/**
 * The component or screen of a story: what the ids of its stories begin with.
 *
 * @param {string} story
 */
export const componentOf = (story) => story.replace(/--.*/, '');

/**
 * @param {Look} a
 * @param {Look} b
 */
export const sameLook = (a, b) => a.hash === b.hash && a.width === b.width && a.height === b.height;
