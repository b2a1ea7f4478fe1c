import { accountNameMax, accountNameMin, accountNameNeeded } from '../limits/account';
import type { Market } from '../market/codes';
import { isolate } from '../text/isolate';
import { holdsLetter, plainName, visibleLength } from '../text/plainText';

/**
 * Whether an account name is refused: "Account name (only where the locale needs one): at least 4 characters" that are
 * seen, among them a letter (ACCOUNT-10). A name that runs from right to left is none that a wallet of these markets
 * shows, and would turn the line of the payment file around (TEXT-10).
 */
export function isBadAccountName(written: string, market: Market): boolean {
  const name = plainName(written);
  if ([...name].length > accountNameMax || isolate(name) !== name) return true;
  return accountNameNeeded[market] && (visibleLength(name) < accountNameMin || !holdsLetter(name));
}
