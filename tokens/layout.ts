export const layout = {
  gutter: '16px',
  /** Maximum width of the page; on larger screens it is centred. */
  maxWidth: '430px',
  /** Minimum size of a touch target. */
  touch: '48px',
  buttonSmall: '40px',
  /** Height of a row in a list inside a card, and the least width of its button. */
  row: '56px',
  rowButton: '100px',
  titleBar: '48px',
  /** Width of a ticket's tear-off stub, and radius of its notches. */
  stub: '104px',
  stubNarrow: '96px',
  notch: '8px',
  /** Radius of the notches of rows, which are close together. */
  notchSmall: '6px',
  /** Width of the picture column at the start of a row. */
  artColumn: '40px',
  // The larger of what the host says (HOST-11) and what the browser knows.
  safeTop: 'max(var(--inset_top, 0px), env(safe-area-inset-top, 0px))',
  safeBottom: 'max(12px, var(--inset_bottom, 0px), env(safe-area-inset-bottom, 0px))',
} as const;

/** For media queries, where CSS variables don't work: up to this width a phone counts as narrow. */
export const narrow = '(max-width: 359px)';
/** Up to this width a task's row gives its words some of its margins. */
export const compact = '(max-width: 389px)';
/** Container query: up to this width, that of a row at 390 px, steps stand below one another. */
export const stepsDown = '(max-width: 20.5rem)';
/** Container query: in a card on phones of up to 360 px, and in large text, pictured steps stand below one another. */
export const picturesDown = '(max-width: 18.75rem) or (max-width: 22ch)';
/** From this width on the pages of operators have columns, and their tables rows: a desktop is as usual as a phone. */
export const desk = '(min-width: 960px)';
/** Media query of short screens: reduced spacing keeps the buttons visible without scrolling. */
export const low = '(max-height: 740px)';

/** Height of a finished task's row: lower than that of an open task, which is a ticket. */
export const finishedRow = '60px';
