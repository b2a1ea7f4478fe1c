import { cutText } from './cutText';

/**
 * The one reader of what people and operators type (TEXT-13). Page and server see a message, a contact, a reason or a
 * name only as it comes from here: what nobody sees, or turns a line round, is gone before its length is counted.
 */

/** Line ends of all systems, and what else breaks a line. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** What looks like an empty place; U+2800 is a Braille letter without a dot. */
const blanks = /[^\P{Cc}\n]|[\p{Zs}\u2800]/gu;
/** A sign, among them most emoji, with its form or its colour of skin. */
const sign = '[\\p{So}\\u2194\\u2195](?:\\ufe0f|\\p{Emoji_Modifier})?';
/**
 * An emoji with what joins its parts, which is kept; else one unseen character: a mark of direction, a joiner, a
 * filler, half a character (the classes Cf, Default_Ignorable_Code_Point and Cs of Unicode).
 */
const emojiOrUnseen = new RegExp(
  `(${sign}(?:\\u200d${sign})*)|[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Cs}]`,
  'gu',
);

/** Reads a text of several lines: single spaces, at most one empty line in a row, nothing around it. */
export const readLines = (typed: string): string =>
  typed
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(emojiOrUnseen, '$1')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[ \n]+|[ \n]+$/g, '');

/** Reads a text of one line. */
export const readLine = (typed: string): string => readLines(typed).replace(/\n+/g, ' ');

/** Length of a text in code points, as users, OpenAPI and PostgreSQL count it: an emoji is one, not two. */
export const characterCount = (text: string): number => [...text].length;

/** How many characters of a text count, also while it is being typed. */
export const typedLength = (typed: string): number => characterCount(readLines(typed));

/** The text in a field that takes at most `max` characters: what does not fit any more is cut. */
export const cutTyped = (typed: string, max: number): string =>
  typedLength(typed) <= max ? typed : cutText(readLines(typed), max);
