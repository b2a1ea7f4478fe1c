/** One check digit of a CPF over the digits before it. */
function cpfDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

/** Whether 11 digits are a CPF with right check digits. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  return cpfDigit(digits.slice(0, 9)) === Number(digits[9]) && cpfDigit(digits.slice(0, 10)) === Number(digits[10]);
}

/** The country code and the 0 of a call to another area, before a mobile phone. Without one after them they are digits of something else (area code 55). */
const dialled = /^(?:55)?0?(?=[1-9][1-9]9\d{8}$)/;

/** Digits of an account without what is dialled before a mobile phone: `55` and `0` go when a phone remains. */
export const plainBrazilian = (digits: string): string => digits.replace(dialled, '');

/** A Brazilian mobile phone: area code without 0, then 9. */
export const isBrazilianMobile = (digits: string): boolean => /^[1-9][1-9]9\d{8}$/.test(digits);

/** A mail address as far as a shape can tell. Letters with accents are in none that a wallet has. */
export const isMailAddress = (text: string): boolean => /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]{2,}$/.test(text);

/**
 * Whether a Brazilian account number is a key that a wallet can have: a mail address, a phone, or a CPF whose check digits fit
 * (ACCOUNT-9). A phone may come with country code and 0; other digits are a CPF.
 * @param no mail address or digits alone
 */
export const isBrazilianKey = (no: string): boolean =>
  no.includes('@') ? isMailAddress(no) : isBrazilianMobile(plainBrazilian(no)) || isCpf(no);
