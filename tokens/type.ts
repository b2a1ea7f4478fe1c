/** The web font first, then its size-adjusted fallback, so that loading the web font does not shift the layout. */
export const family = '"Plus Jakarta Sans Variable","Tally Fallback",system-ui,sans-serif';

/**
 * The type scale as values of CSS `font`: weight, size/line height, family. Sizes are in rem, so that they follow the
 * device's text size up to 200 %. The global style sets the family once, on the root.
 */
export const type = {
  caption: '600 .75rem/1rem var(--tally-family)',
  /** A message that disappears by itself. */
  toast: '600 .875rem/1.25rem var(--tally-family)',
  small: '600 .8125rem/1.125rem var(--tally-family)',
  smallStrong: '700 .8125rem/1.125rem var(--tally-family)',
  /** A sentence that has one line on a phone of 360 px. */
  line: '450 .875rem/1.25rem var(--tally-family)',
  body: '450 .9375rem/1.375rem var(--tally-family)',
  bodyStrong: '700 .9375rem/1.25rem var(--tally-family)',
  label: '700 1rem/1.25rem var(--tally-family)',
  title: '800 1.125rem/1.5rem var(--tally-family)',
  bar: '800 1.1875rem/1.5rem var(--tally-family)',
  /** A code that is read letter by letter. */
  code: '800 1.25rem/1.75rem var(--tally-family)',
  amount: '800 1.625rem/2rem var(--tally-family)',
  /** The largest amount of a screen; smaller where it would not fit. */
  money: '800 min(2.25rem, 12.5vw)/2.625rem var(--tally-family)',
  /** The one amount that a whole page is about; smaller where it would not fit. */
  headline: '800 min(3.25rem, 12.5vw)/1.1 var(--tally-family)',
  /** The amount of a withdrawal on its receipt. */
  receipt: '800 2.5rem/3rem var(--tally-family)',
} as const;
