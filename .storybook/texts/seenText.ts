/** A text as queries read it on the page: every space in it, also one that does not break, is a plain one. */
export const seenText = (text: string): string => text.replace(/\s/g, ' ');
