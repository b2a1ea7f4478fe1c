/** Titles of dialogs and of lucky tasks have this many characters at most (DIALOG-1, LUCKY-22). */
export const titleMax = 30;
/** What a title that was cut ends in. */
export const titleCutEnd = '..';

/** A title as it is shown: the end of a longer one is cut off. */
export const cutTitle = (title: string): string =>
  title.length > titleMax ? `${title.slice(0, titleMax - titleCutEnd.length)}${titleCutEnd}` : title;
