/** The web font first; its size-adjusted stand-in next, so that the swap moves nothing. */
export const family = '"Plus Jakarta Sans Variable","Tally Fallback",system-ui,sans-serif';

/**
 * The scale as `font` values: weight, size/line height, family. Sizes are rem, so that the phone's
 * text size is obeyed up to 200 %. The family is set once on the root, by the global style.
 */
export const type = {
  caption: '600 .75rem/1rem var(--tally-family)',
  small: '600 .8125rem/1.125rem var(--tally-family)',
  smallStrong: '700 .8125rem/1.125rem var(--tally-family)',
  body: '450 .9375rem/1.375rem var(--tally-family)',
  bodyStrong: '700 .9375rem/1.25rem var(--tally-family)',
  label: '700 1rem/1.25rem var(--tally-family)',
  title: '800 1.125rem/1.5rem var(--tally-family)',
  bar: '800 1.1875rem/1.5rem var(--tally-family)',
  /** A code that is read out letter by letter. */
  code: '800 1.25rem/1.75rem var(--tally-family)',
  amount: '800 1.625rem/2rem var(--tally-family)',
  money: '800 2.25rem/2.625rem var(--tally-family)',
  /** One amount that a whole page is about; smaller where it would not fit. */
  headline: '800 min(3.25rem, 12.5vw)/1.1 var(--tally-family)',
  /** The amount of a withdrawal on its receipt. */
  receipt: '800 2.5rem/3rem var(--tally-family)',
} as const;
