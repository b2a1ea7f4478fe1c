/**
 * Version of the protocol between page and API. Increase it when the API stops supporting what an older page sends or
 * reads; a new field or endpoint is no reason.
 */
export const pageVersion = 1;

/**
 * Oldest page version that the API supports. Raise it to `pageVersion` only when keeping users on an older page would
 * do harm.
 */
export const oldestPage = 1;

/** Header of every API reply that carries `oldestPage`. An older page loads the new version, once (ENTRY-17). */
export const oldestPageHeader = 'Tally-Oldest-Page';
