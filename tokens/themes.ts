import { patternInk as ink } from './color';

/** A market's theme: values for names that the base theme already has, no additional names. */
export interface MarketTheme {
  /** Pattern on the hero in white at 16 %, as CSS `background` layers without the colour. */
  pattern: string;
}

/** The hero has no pattern until the market is known. */
export const noTheme: MarketTheme = { pattern: 'none' };

// Only what a data URL must not contain is encoded: the patterns are in index.html.
const image = (width: number, height: number, body: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none'>${body}</svg>`.replace(/[%#<>]/g, encodeURIComponent)}")`;

/** Kawung: four petals around a point. */
const kawung = image(
  44,
  44,
  `<path fill='${ink}' d='M4 4c8-1 15 6 14 14c-8 1-15-6-14-14zM40 4c-8-1-15 6-14 14c8 1 15-6 14-14zM4 40c8 1 15-6 14-14c-8-1-15 6-14 14zM40 40c-8 1-15-6-14-14c8-1 15 6 14 14z'/>`,
);
/** Suns with eight rays, small enough not to disturb the title. */
const suns = image(
  68,
  68,
  `<circle fill='${ink}' cx='17' cy='17' r='7'/><circle fill='${ink}' cx='51' cy='51' r='7'/><path fill='${ink}' d='M26.5 14.3L33 17 26.5 19.7zM25.6 21.8L28.3 28.3 21.8 25.6zM19.7 26.5L17 33 14.3 26.5zM12.2 25.6L5.7 28.3 8.4 21.8zM7.5 19.7L1 17 7.5 14.3zM8.4 12.2L5.7 5.7 12.2 8.4zM14.3 7.5L17 1 19.7 7.5zM21.8 8.4L28.3 5.7 25.6 12.2zM60.5 48.3L67 51 60.5 53.7zM59.6 55.8L62.3 62.3 55.8 59.6zM53.7 60.5L51 67 48.3 60.5zM46.2 59.6L39.7 62.3 42.4 55.8zM41.5 53.7L35 51 41.5 48.3zM42.4 46.2L39.7 39.7 46.2 42.4zM48.3 41.5L51 35 53.7 41.5zM55.8 42.4L62.3 39.7 59.6 46.2z'/>`,
);
/** Calçadão: a row of waves. */
const waves = image(64, 28, `<path stroke='${ink}' stroke-width='8' d='M-16 14q16-14 32 0t32 0t32 0'/>`);

/** Theme of each market. The theme colour is the same everywhere (PRODUCT-2). */
export const themes = {
  id: { pattern: `${kawung} 0 0/44px 44px` },
  ph: { pattern: `${suns} 0 0/68px 68px` },
  br: { pattern: `${waves} 0 0/64px 28px` },
} as const satisfies Record<string, MarketTheme>;
