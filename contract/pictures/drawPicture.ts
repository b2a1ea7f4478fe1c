import { appIcons } from './appIcons';
import { drawFace } from './faces';
import { mark } from './mark';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A number that is always the same for a name. */
const numberOf = (name: string): number => [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);

/** What stands on the tile of a name that has no drawing of its own: shapes, never letters. */
const shapes = [
  'M24 10 38 24 24 38 10 24z',
  'M10 24a14 14 0 0 1 28 0zM10 27h28a14 14 0 0 1-28 0z',
  'M12 12h10v24H12zm14 0h10v10H26zm0 14h10v10H26z',
  'M24 9l4.5 10L39 20l-8 7 2.5 11L24 32l-9.5 6L17 27l-8-7 10.5-1z',
] as const;

function drawingOf(name: string): { readonly ground: string; readonly body: string } {
  const known = appIcons[name];
  if (known) return known;
  const number = numberOf(name);
  const hue = number % 360;
  const shape = shapes[number % shapes.length] ?? shapes[0];
  return { ground: `hsl(${hue} 55% 45%)`, body: `<path fill="hsl(${(hue + 40) % 360} 80% 88%)" d="${shape}"/>` };
}

const sheet = ({ width, height }: PictureSize, ground: string, body: string): string => {
  // What is drawn on 48 by 48 stands in the middle, as high as the picture.
  const scale = height / 48;
  const left = (width - height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><g transform="translate(${left}) scale(${scale})">${body}</g></svg>`;
};

/**
 * Draws a picture by its name as SVG, always the same one: the product's mark (`tally`), a made-up face (`face-3`), the
 * icon of a made-up app, or a shape. The name needs no escaping: nothing of it is written into the picture.
 */
export function drawPicture(name: string, size: PictureSize): string {
  if (name === 'tally') return sheet(size, mark.ground, mark.body);
  const face = /^face-(\d{1,3})$/.exec(name)?.[1];
  if (face !== undefined) return sheet(size, 'none', drawFace(Number(face)));
  const { ground, body } = drawingOf(name);
  return sheet(size, ground, body);
}
