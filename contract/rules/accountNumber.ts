import { accountNameMin } from '../limits';
import { accountNameNeeded, accountNoMin, type Market } from '../market';

/**
 * Why a number is refused: too short, contains other characters than digits, does not begin with 08, or cannot exist.
 */
export type AccountNoProblem = 'short' | 'digits' | 'prefix' | 'invalid';

/** Characters that users put between digits. */
const separators = /[\s().+/-]/g;

/**
 * Normal form in which an account number is validated, confirmed, sent and stored: without spaces, dots and dashes; a
 * mail address in lower case (ACCOUNT-14).
 */
export const normalizeAccountNo = (written: string): string =>
  written.includes('@') ? written.trim().toLowerCase() : written.replace(separators, '');

/** Computes the CPF check digit that follows these digits. */
function cpfDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

/** Whether 11 digits are a CPF with valid check digits. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  return cpfDigit(digits.slice(0, 9)) === Number(digits[9]) && cpfDigit(digits.slice(0, 10)) === Number(digits[10]);
}

/**
 * Prefixes of a phone number of the market: the country code and the trunk 0. They are removed only when a valid phone
 * number remains; other digits (a Brazilian area code 55) belong to the number.
 */
const dialPrefixes: Record<Market, RegExp> = {
  id: /^(?:62)?0?(?=8)/,
  ph: /^(?:(?:00)?63)?0?(?=9\d{8})/,
  br: /^(?:55)?0?(?=[1-9][1-9]9\d{8}$)/,
};

/**
 * Canonical form of an account number: different spellings of one account become equal (ACCOUNT-14). Migration 3
 * implements the same in SQL.
 */
export function canonicalAccountNo(written: string, market: Market): string {
  const no = normalizeAccountNo(written);
  return no.includes('@') ? no : no.replace(dialPrefixes[market], '');
}

/** Whether digits are a Brazilian mobile number: area code without 0, then 9. */
const isBrazilianMobile = (digits: string): boolean => /^[1-9][1-9]9\d{8}$/.test(digits);

/** Whether a text has the shape of a mail address. Accented letters are rejected: no e-wallet accepts them. */
const isMailAddress = (text: string): boolean => /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]{2,}$/.test(text);

/**
 * Whether a Brazilian account number is a valid Pix key: a mail address, a phone number, or a CPF with valid check
 * digits (ACCOUNT-9). A phone number may include country code and 0; other digits must be a CPF.
 * @param no normalized
 */
const isBrazilianKey = (no: string): boolean =>
  no.includes('@') ? isMailAddress(no) : isBrazilianMobile(canonicalAccountNo(no, 'br')) || isCpf(no);

/**
 * Why an account number is refused, in any spelling; undefined when it is accepted. Indonesia: digits only, at least 9,
 * beginning with `08` (ACCOUNT-7). The Philippines: digits only, at least 10 (ACCOUNT-8). Brazil: a mail address, or at
 * least 11 digits that are a phone number or a CPF (ACCOUNT-9).
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
