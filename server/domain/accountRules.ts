import { isBrazilianKey } from '@tally/contract/brazil';
import { accountNameMin } from '@tally/contract/limits';
import { accountNameNeeded, accountNoMin, accountTypes } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountInfos } from '@tally/contract/wallet';
import type { AccountBody } from '@tally/contract/wallet';

const separators = /[\s().+/-]/g;

/** The account without separators and capitals; two ways to write one account become the same. */
export const plainNo = (no: string): string => (no.includes('@') ? no.trim().toLowerCase() : no.replace(separators, ''));

function isNo(no: string, market: Market): boolean {
  const plain = plainNo(no);
  if (market === 'br') return isBrazilianKey(plain);
  return /^\d+$/.test(plain) && plain.length >= accountNoMin[market] && (market !== 'id' || plain.startsWith('08'));
}

/** What is wrong with an account (decisions, Accounts); empty when nothing is. */
export function accountProblem({ accountType, accountNo, accountName }: AccountBody, market: Market): string {
  const types: readonly string[] = accountTypes[market];
  if (!types.includes(accountType)) return accountInfos.badType;
  if (!isNo(accountNo, market)) return accountInfos.badNo;
  if (accountNameNeeded[market] && accountName.trim().length < accountNameMin) return accountInfos.badName;
  return accountInfos.ok;
}

/** A number as others may see it: enough to recognise one's own. */
export function maskNo(no: string): string {
  const [user = '', domain] = no.split('@');
  if (domain !== undefined) return `${user.charAt(0)}****@${domain}`;
  return no.length < 8 ? '****' : `${no.slice(0, 4)}****${no.slice(-3)}`;
}
