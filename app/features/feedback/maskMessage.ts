/** A message is cut to so many characters. */
const messageMax = 120;

const mail = /[^\s,;:<>()]+(@|%40)[^\s,;:<>()]+/gi;
/** Digits with what people write between them: accounts, phones, CPF. */
const number = /\p{Nd}[\p{Nd}\s().+/-]*\p{Nd}/gu;
/** Tokens, keys and ids: no word of a language is that long. */
const secret = /[\w.~+/=-]{20,}/g;
/** So many digits in a row are taken for somebody's number; fewer are a count, a code or a year. */
const digitsOfPeople = 6;

/**
 * A server's message as it may leave the phone: no token, account number, e-mail or phone, one line. It masks too much
 * rather than too little.
 */
export const maskMessage = (message: string): string =>
  message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(mail, '***')
    .replace(secret, '***')
    .replace(number, (found) => (found.replace(/\P{Nd}/gu, '').length >= digitsOfPeople ? '***' : found))
    .trim()
    .slice(0, messageMax);
