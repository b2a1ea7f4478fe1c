/** Id of home's element, by which index.html hides it where another page was asked for, until React's `hidden` does. */
export const homeElementId = 'home';

/** Marks a task's row in the prerendered home that is to be as low as a finished one (finishedRows.ts). */
export const finishedAttribute = 'data-finished';
