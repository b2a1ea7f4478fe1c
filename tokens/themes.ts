import { patternInk as ink } from './color';

/** A market's look: values for names that the base theme already has, never names of its own. */
export interface MarketTheme {
  /** White at 16 % on the hero, as CSS `background` layers without the colour. */
  pattern: string;
}

/** Until the market is known the hero is plain. */
export const noTheme: MarketTheme = { pattern: 'none' };

const image = (width: number, height: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none'>${body}</svg>`)}")`;

/** Kawung: four petals round a point. */
const kawung = image(
  44,
  44,
  `<path fill='${ink}' d='M4 4c8-1 15 6 14 14c-8 1-15-6-14-14zM40 4c-8-1-15 6-14 14c8 1 15-6 14-14zM4 40c8 1 15-6 14-14c-8-1-15 6-14 14zM40 40c-8 1-15-6-14-14c8-1 15 6 14 14z'/>`,
);
/** A sun in the corner; its sixteen rays are the dashes of one broad ring. */
const sun = image(
  400,
  220,
  `<circle fill='${ink}' cx='330' cy='44' r='34'/><circle cx='330' cy='44' r='106' stroke='${ink}' stroke-width='112' stroke-dasharray='14 27.63'/>`,
);
/** Calçadão: one wave after the other. */
const waves = image(64, 28, `<path stroke='${ink}' stroke-width='8' d='M-16 14q16-14 32 0t32 0t32 0'/>`);

/** Which look a market has. The theme colour is the same everywhere (PRODUCT-2). */
export const themes = {
  id: { pattern: `${kawung} 0 0/44px 44px` },
  ph: { pattern: `${sun} 100% 0 no-repeat` },
  br: { pattern: `${waves} 0 0/64px 28px` },
} as const satisfies Record<string, MarketTheme>;
