import { apiOrigin } from './origin';

/** The fields of answers that hold a picture's address. */
const pictureField = /(avatar|icon|img|image)$/i;

/** For JSON.parse: a picture whose address is a path belongs to the API's origin, whoever served the page. */
export const absolutePicture = (field: string, value: unknown): unknown =>
  pictureField.test(field) && typeof value === 'string' && value[0] === '/' ? new URL(value, apiOrigin).href : value;
