/** Id of home's element. index.html uses it to hide home when another page is requested, until React sets `hidden`. */
export const homeElementId = 'home';

/** Marks a task's row in the prerendered home that gets the height of a finished one (finishedRows.ts). */
export const finishedAttribute = 'data-finished';
