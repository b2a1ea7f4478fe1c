import { apiOrigin } from './origin';

/** Names of response fields that hold a picture's address. */
const pictureField = /(avatar|icon|img|image)$/i;

/**
 * Reviver for JSON.parse: puts the API's origin, which may differ from the page's, before a picture's path. What is
 * neither such a path nor https (nor a picture in itself, `data:`) becomes '': its placeholder is shown (APPS-7). Which
 * https hosts are shown is for the page's policy to say.
 */
export const absolutePicture = (field: string, value: unknown): unknown => {
  if (!pictureField.test(field) || typeof value !== 'string') return value;
  if (/^\/(?![/\\])/.test(value)) return apiOrigin + value;
  return /^(https:\/\/|data:image\/)/.test(value) || value.startsWith(`${apiOrigin}/`) ? value : '';
};
