import { apiBase } from '@tally/contract/api/endpoint';

/** The URL of a generated picture. */
export const pictureLink = (img: string): string => `${apiBase}/app/img?img=${img}`;

/** Derives a hue from a name, always the same one. */
const hueOf = (img: string): number => [...img].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7);

/**
 * Draws a tile with the first letter of its name as SVG. `img` needs no escaping: the contract accepts only letters,
 * digits and dashes.
 */
export function drawPicture(img: string, size: { readonly width: number; readonly height: number }): string {
  const hue = img === 'tally' ? 349 : hueOf(img);
  const { width, height } = size;
  const letter = img.charAt(0).toUpperCase();
  const middle = `x="${width / 2}" y="${height / 2}" dy="0.36em" text-anchor="middle"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="hsl(${hue} 60% 42%)"/><circle cx="${width}" cy="0" r="${height * 0.7}" fill="hsl(${(hue + 24) % 360} 66% 52%)"/><text ${middle} font-family="system-ui, sans-serif" font-size="${height * 0.46}" font-weight="700" fill="white">${letter}</text></svg>`;
}

export const tile = { width: 96, height: 96 } as const;
export const bannerSize = { width: 640, height: 240 } as const;
