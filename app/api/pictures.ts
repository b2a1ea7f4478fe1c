import { apiOrigin } from './origin';

/** Names of response fields that hold a picture's address. */
const pictureField = /(avatar|icon|img|image)$/i;

/**
 * Reviver for JSON.parse: resolves a picture's relative path against the API's origin, which may differ from the
 * page's.
 */
export const absolutePicture = (field: string, value: unknown): unknown =>
  pictureField.test(field) && typeof value === 'string' && value[0] === '/' ? new URL(value, apiOrigin).href : value;
