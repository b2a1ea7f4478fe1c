import { isBrazilianKey } from '@tally/contract/brazil';
import { accountNameMin } from '@tally/contract/limits';
import { accountNameNeeded, accountNoMin, type Market } from '@tally/contract/market';

/** What is wrong with a number: too few characters, not digits alone, not beginning with 08, or no number that can be. */
export type NoProblem = 'short' | 'digits' | 'prefix' | 'invalid';

const separators = /[\s().+/-]/g;

/** The number as the server reads it: without what people put between digits; a mail address without capitals. */
export const plainNo = (no: string): string => (no.includes('@') ? no.trim().toLowerCase() : no.replace(separators, ''));

/**
 * The rules for an account number however it is written (section 5; decisions, Accounts). Indonesia: digits, at least 9, first `0`, second `8`. The Philippines: digits,
 * at least 10. Brazil: a mail address, or at least 11 digits that are a phone or a CPF.
 */
export function noProblem(written: string, market: Market): NoProblem | undefined {
  const no = plainNo(written);
  if (market === 'br' && no.includes('@')) return isBrazilianKey(no) ? undefined : 'invalid';
  if (no.length < accountNoMin[market]) return 'short';
  if (!/^\d+$/.test(no)) return 'digits';
  if (market === 'id' && !no.startsWith('08')) return 'prefix';
  return market === 'br' && !isBrazilianKey(no) ? 'invalid' : undefined;
}

/** "Account name (only where the locale needs one): at least 4 characters." */
export const nameTooShort = (name: string, market: Market): boolean => accountNameNeeded[market] && name.trim().length < accountNameMin;
