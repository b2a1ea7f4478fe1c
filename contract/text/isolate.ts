/** Letters that run from right to left, and marks that change the direction of what follows. */
const turns = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufefc]/;
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A person's or an app's text for a place inside a sentence: its direction ends with it, so that an amount beside it
 * reads as it is (TEXT-10). Text that cannot turn anything stays as it is. In markup use `<bdi>`.
 */
export const isolate = (text: string): string =>
  turns.test(text) ? `\u2068${text.replace(directions, '')}\u2069` : text;
