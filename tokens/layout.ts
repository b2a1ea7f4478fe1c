export const layout = {
  gutter: '16px',
  /** The page is never wider; on larger screens it is centred. */
  maxWidth: '430px',
  /** Smallest side of anything that is tapped. */
  touch: '48px',
  buttonSmall: '40px',
  titleBar: '48px',
  /** The tear-off part of a ticket, and the radius of its notches. */
  stub: '104px',
  stubNarrow: '100px',
  notch: '8px',
  /** Notches of rows, which stand close together. */
  notchSmall: '6px',
  /** Width of the column of pictures at the start of a row. */
  artColumn: '40px',
  safeTop: 'env(safe-area-inset-top, 0px)',
  safeBottom: 'max(12px, env(safe-area-inset-bottom, 0px))',
} as const;

/** For media queries, where CSS variables don't reach: up to here a phone counts as narrow. */
export const narrow = '(max-width: 359px)';
/** A low phone: less air, so that the first button is seen without scrolling. */
export const low = '(max-height: 700px)';

/** How high a task's row is when nothing is left to do: lower than an open one, which is a ticket. */
export const finishedRow = '60px';
