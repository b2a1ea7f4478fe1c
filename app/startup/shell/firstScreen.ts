/** Attribute of the root element during the first frame of returning visitors. */
const firstFrameAttribute = 'data-first-frame';

/**
 * Style of the first frame, which is laid out and painted earlier without what a small phone's first screen does not
 * need: what stands behind title, quota and three tasks, everything below the tasks, and the market's pattern, an SVG
 * image for which the browser sets up a document of its own.
 */
export const firstFrameStyle =
  `[${firstFrameAttribute}] section>*~*~*~*~*~*,[${firstFrameAttribute}] main>*~*{display:none}` +
  `[${firstFrameAttribute}] header::before{background-image:none}`;

/**
 * Leaves parts of the prerendered home out of the first frame.
 * @returns a function that shows them
 */
export function holdLowerPart(root: HTMLElement): () => void {
  root.setAttribute(firstFrameAttribute, '');
  return () => root.removeAttribute(firstFrameAttribute);
}
