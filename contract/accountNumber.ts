import { isBrazilianKey } from './brazil';
import { accountNameMin } from './limits';
import { accountNameNeeded, accountNoMin, type Market } from './market';

/** What is wrong with a number: too few characters, not digits alone, not beginning with 08, or no number that can be. */
export type NumberProblem = 'short' | 'digits' | 'prefix' | 'invalid';

/** What people put between digits. */
const separators = /[\s().+/-]/g;

/**
 * An account number as it is checked, shown to be confirmed, sent and stored: without spaces, dots and dashes; a mail
 * address without capitals (ACCOUNT-14).
 */
export const normalNumber = (written: string): string =>
  written.includes('@') ? written.trim().toLowerCase() : written.replace(separators, '');

/**
 * Why an account number is refused, however it is written; undefined: it is accepted. Indonesia: digits only, at least 9,
 * first `0`, second `8` (ACCOUNT-7). The Philippines: digits only, at least 10 (ACCOUNT-8). Brazil: a mail address, or at
 * least 11 digits that are a phone or a CPF (ACCOUNT-9).
 */
export function numberProblem(written: string, market: Market): NumberProblem | undefined {
  const no = normalNumber(written);
  if (market === 'br' && no.includes('@')) return isBrazilianKey(no) ? undefined : 'invalid';
  if (no.length < accountNoMin[market]) return 'short';
  if (!/^\d+$/.test(no)) return 'digits';
  if (market === 'id' && !no.startsWith('08')) return 'prefix';
  return market === 'br' && !isBrazilianKey(no) ? 'invalid' : undefined;
}

/** "Account name (only where the locale needs one): at least 4 characters" (ACCOUNT-10). */
export const nameTooShort = (name: string, market: Market): boolean =>
  accountNameNeeded[market] && name.trim().length < accountNameMin;
