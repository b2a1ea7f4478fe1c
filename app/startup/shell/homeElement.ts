/** Id of home's element. index.html uses it to hide home when another page is requested, until React sets `hidden`. */
export const homeElementId = 'home';

/** Marks a task's row in the prerendered home that gets the height of a finished one (finishedRows.ts). */
export const finishedAttribute = 'data-finished';

/** The page's `data-screen` while home is hidden because its numbers are somebody else's, until the first phase takes over. */
export const forgotten = 'none';
