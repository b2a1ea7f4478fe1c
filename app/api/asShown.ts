import { fewMarks } from '@tally/contract/text/fewMarks';
import { absolutePicture } from './pictures';

/** The field of a reply that holds a file: it leaves the page byte for byte as the server made it. */
const fileField = 'file';

/**
 * Reviver for JSON.parse: the one place where every text of a server comes in, names of other people among them. No
 * letter of it carries more marks than a spelling needs (TEXT-14), and pictures have a whole address (APPS-7).
 */
export const asShown = (field: string, value: unknown): unknown =>
  absolutePicture(field, typeof value === 'string' && field !== fileField ? fewMarks(value) : value);
