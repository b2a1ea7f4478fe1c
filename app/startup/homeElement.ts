/** Id of home's element, by which index.html hides it where another page was asked for, until React's `hidden` does. */
export const homeElementId = 'home';
