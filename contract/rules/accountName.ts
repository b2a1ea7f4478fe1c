import { accountNameMax, accountNameMin, accountNameNeeded } from '../limits/account';
import type { Market } from '../market/codes';
import { isolate } from '../text/isolate';
import { holdsLetter, plainName, visibleLength } from '../text/plainText';

/**
 * Why an account name is refused: "Account name (only where the locale needs one): at least 4 characters" that are
 * seen (`short`), among them a letter (ACCOUNT-10). A name that runs from right to left is none that a wallet of these
 * markets shows, and would turn the line of the payment file around (TEXT-10).
 */
export function accountNameProblem(written: string, market: Market): 'short' | 'invalid' | undefined {
  const name = plainName(written);
  if ([...name].length > accountNameMax || isolate(name) !== name) return 'invalid';
  if (!accountNameNeeded[market]) return undefined;
  if (visibleLength(name) < accountNameMin) return 'short';
  return holdsLetter(name) ? undefined : 'invalid';
}

/** Whether an account name is refused (ACCOUNT-10). */
export const isBadAccountName = (written: string, market: Market): boolean =>
  accountNameProblem(written, market) !== undefined;

/**
 * Whether a name is obviously not a whole one where a wallet has a first and a last name: it has no two words of two
 * letters or more (ACCOUNT-21). Some people have one name alone, so it is asked about, not refused.
 */
export const isHalfName = (written: string, market: Market): boolean =>
  accountNameNeeded[market] &&
  plainName(written)
    .split(' ')
    .filter((word) => (word.match(/\p{L}/gu) ?? []).length >= 2).length < 2;
