/** Id of home's element. index.html uses it to hide home when another page is requested, until React sets `hidden`. */
export const homeElementId = 'home';

/**
 * The page's `data-screen` while home is hidden because its numbers are somebody else's, until home is hydrated.
 */
export const forgotten = 'none';
