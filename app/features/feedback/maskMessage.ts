import { cutText } from '@tally/contract/text/cutText';

/** Maximum length of a masked message, in characters. */
const messageMax = 120;

const mail = /[^\s,;:<>()]+(@|%40)[^\s,;:<>()]+/gi;
/** Digits, including separators between them: account numbers, phone numbers, CPF (Brazilian tax number). */
const number = /\p{Nd}[\p{Nd}\s().+/-]*\p{Nd}/gu;
/** Tokens, keys and ids: strings that are longer than any ordinary word. */
const secret = /[\w.~+/=-]{20,}/g;
/**
 * A sequence of at least this many digits is treated as a personal number; a shorter one is a count, a code or a year.
 */
const digitsOfPeople = 6;

/**
 * Masks a server's message so that it may leave the phone: no token, account number, e-mail or phone number, one line.
 * Masks too much rather than too little.
 */
export const maskMessage = (message: string): string =>
  cutText(
    message
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(mail, '***')
      .replace(secret, '***')
      .replace(number, (found) => (found.replace(/\P{Nd}/gu, '').length >= digitsOfPeople ? '***' : found))
      .trim(),
    messageMax,
  );
