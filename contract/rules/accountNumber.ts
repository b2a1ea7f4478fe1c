import { accountNameMin } from '../limits';
import { accountNameNeeded, accountNoMin, type Market } from '../market';

/** What is wrong with a number: too few characters, not digits alone, not beginning with 08, or no number that can be. */
export type AccountNoProblem = 'short' | 'digits' | 'prefix' | 'invalid';

/** What people put between digits. */
const separators = /[\s().+/-]/g;

/**
 * An account number as it is checked, shown to be confirmed, sent and stored: without spaces, dots and dashes; a mail
 * address without capitals (ACCOUNT-14).
 */
export const normalizeAccountNo = (written: string): string =>
  written.includes('@') ? written.trim().toLowerCase() : written.replace(separators, '');

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

/**
 * What is dialled before a phone of the market: the country code, the 0 within the country. It goes only where a phone
 * remains; other digits (a Brazilian area code 55) belong to the number.
 */
const dialPrefixes: Record<Market, RegExp> = {
  id: /^(?:62)?0?(?=8)/,
  ph: /^(?:(?:00)?63)?0?(?=9\d{8})/,
  br: /^(?:55)?0?(?=[1-9][1-9]9\d{8}$)/,
};

/** The account that is meant: two ways to write one account become the same (ACCOUNT-14). Migration 3 says the same in SQL. */
export function canonicalAccountNo(written: string, market: Market): string {
  const no = normalizeAccountNo(written);
  return no.includes('@') ? no : no.replace(dialPrefixes[market], '');
}

/** A Brazilian mobile phone: area code without 0, then 9. */
const isBrazilianMobile = (digits: string): boolean => /^[1-9][1-9]9\d{8}$/.test(digits);

/** A mail address as far as a shape can tell. Letters with accents are in none that a wallet has. */
const isMailAddress = (text: string): boolean => /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]{2,}$/.test(text);

/**
 * Whether a Brazilian account number is a key that a wallet can have: a mail address, a phone, or a CPF whose check digits fit
 * (ACCOUNT-9). A phone may come with country code and 0; other digits are a CPF.
 * @param no normalized
 */
const isBrazilianKey = (no: string): boolean =>
  no.includes('@') ? isMailAddress(no) : isBrazilianMobile(canonicalAccountNo(no, 'br')) || isCpf(no);

/**
 * Why an account number is refused, however it is written; undefined: it is accepted. Indonesia: digits only, at least 9,
 * first `0`, second `8` (ACCOUNT-7). The Philippines: digits only, at least 10 (ACCOUNT-8). Brazil: a mail address, or at
 * least 11 digits that are a phone or a CPF (ACCOUNT-9).
 */
export function accountNoProblem(written: string, market: Market): AccountNoProblem | undefined {
  const no = normalizeAccountNo(written);
  if (market === 'br' && no.includes('@')) return isBrazilianKey(no) ? undefined : 'invalid';
  if (no.length < accountNoMin[market]) return 'short';
  if (!/^\d+$/.test(no)) return 'digits';
  if (market === 'id' && !no.startsWith('08')) return 'prefix';
  return market === 'br' && !isBrazilianKey(no) ? 'invalid' : undefined;
}

/** "Account name (only where the locale needs one): at least 4 characters" (ACCOUNT-10). */
export const isNameTooShort = (name: string, market: Market): boolean =>
  accountNameNeeded[market] && name.trim().length < accountNameMin;
