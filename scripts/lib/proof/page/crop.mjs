import { element } from '../../review/page/dom.mjs';

/** The largest part of a picture that is shown, CSS px; and the air around the words. */
const widest = 412;
const highest = 360;
const air = 90;

/**
 * @param {number} at where the part would begin
 * @param {number} part
 * @param {number} whole
 */
const within = (at, part, whole) => Math.max(0, Math.min(at, whole - part));

/**
 * The part of a picture around its words, which are marked.
 *
 * @param {import('../proofData.mjs').Crop} crop
 * @param {string} label
 */
export function cropOf({ hash, width, height, box }, label) {
  const [x = 0, y = 0, wide = 0, high = 0] = box ?? [];
  const size = { width: Math.min(width, widest), height: Math.min(height, highest, high + 2 * air) };
  const left = within(x + wide / 2 - size.width / 2, size.width, width);
  const top = within(y - air, size.height, height);
  const image = element('img', { src: `pictures/${hash}.webp`, alt: label, loading: 'lazy', width, height });
  image.style.translate = `${-left}px ${-top}px`;
  const mark = element('span', { className: 'mark' });
  Object.assign(mark.style, { left: `${x - left}px`, top: `${y - top}px`, width: `${wide}px`, height: `${high}px` });
  const frame = element('div', { className: 'crop' }, image, ...(box ? [mark] : []));
  Object.assign(frame.style, { width: `${size.width}px`, height: `${size.height}px` });
  return frame;
}
