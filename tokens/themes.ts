/** A market's look: values for names that the base theme already has, never names of its own. */
export interface MarketTheme {
  /** White at 16 % on the hero, as CSS `background` layers without the colour. */
  pattern: string;
}

/** Until the market is known the hero is plain. */
export const noTheme: MarketTheme = { pattern: 'none' };

const image = (width: number, height: number, fill: string, body: string): string =>
  `url("data:image/svg+xml,${encodeURI(`<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' ${fill}='#fff' opacity='.16'>${body}</svg>`).replace('#', '%23')}")`;

/** Kawung: four ellipses round a point. */
const kawung = image(44, 44, 'fill', "<path d='M3 3q3 12 15 15q-3-12-15-15zm38 0q-12 3-15 15q12-3 15-15zm-38 38q12-3 15-15q-12 3-15 15zm38 0q-3-12-15-15q3 12 15 15z'/>");
/** A sun in the corner with its sixteen rays. */
const sun = image(320, 320, "fill='none' stroke-width='14' stroke-linecap='round' stroke-dasharray='64 400' stroke", "<path d='M160 160h0'/>");
/** Calçadão: two waves that follow each other. */
const waves = image(64, 28, "fill='none' stroke-width='7' stroke", "<path d='M-16 11q16-12 32 0t32 0t32 0'/>");

/** Which look a market has. The theme colour is the same everywhere (section 1). */
export const themes = {
  id: { pattern: `${kawung} 0 0/44px` },
  ph: { pattern: `${sun} 100% 0/320px no-repeat` },
  br: { pattern: `${waves} 0 0/64px` },
} as const satisfies Record<string, MarketTheme>;
