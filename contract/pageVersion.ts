/**
 * What page and API understand of each other, as a number. It goes up when the API stops serving what a page of before
 * sends or reads; a new field or call is no reason.
 */
export const pageVersion = 1;

/** The oldest page that the API serves. It follows `pageVersion` when nobody can be left on an older page without harm. */
export const oldestPage = 1;

/** Header of every answer of the API: `oldestPage`. An older page opens the new version, once (ENTRY-17). */
export const oldestPageHeader = 'Tally-Oldest-Page';
