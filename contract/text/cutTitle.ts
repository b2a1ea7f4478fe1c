import { cutText } from './cutText';

/** Maximum number of characters in titles of dialogs and lucky tasks (DIALOG-1, LUCKY-22). */
export const titleMax = 30;
/** Ending of a title that was cut. */
export const titleCutEnd = '..';

/** The title to display: a title that is too long is cut. */
export const cutTitle = (title: string): string =>
  cutText(title, titleMax) === title ? title : `${cutText(title, titleMax - titleCutEnd.length)}${titleCutEnd}`;
