import { isBrazilianKey, plainBrazilian } from '@tally/contract/brazil';
import { accountNameMin } from '@tally/contract/limits';
import { accountNameNeeded, accountNoMin, accountTypes } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountInfos } from '@tally/contract/wallet';
import type { AccountBody } from '@tally/contract/wallet';

const separators = /[\s().+/-]/g;

/** The number as it was written, without separators and capitals. */
const bare = (no: string): string => (no.includes('@') ? no.trim().toLowerCase() : no.replace(separators, ''));

/** A phone without what is dialled before it: the country code, the 0 within the country. */
const phones: Record<Market, (digits: string) => string> = {
  id: (digits) => digits.replace(/^(?:62)?0?(?=8)/, ''),
  ph: (digits) => digits.replace(/^(?:(?:00)?63)?0?(?=9\d{8})/, ''),
  br: plainBrazilian,
};

/** The account that is meant; two ways to write one account become the same (decisions, Accounts). Migration 3 says the same in SQL. */
export const plainNo = (no: string, market: Market): string => (no.includes('@') ? bare(no) : phones[market](bare(no)));

function isNo(written: string, market: Market): boolean {
  const no = bare(written);
  if (market === 'br') return isBrazilianKey(no);
  return /^\d+$/.test(no) && no.length >= accountNoMin[market] && (market !== 'id' || no.startsWith('08'));
}

/** What is wrong with an account (decisions, Accounts); empty when nothing is. */
export function accountProblem({ accountType, accountNo, accountName }: AccountBody, market: Market): string {
  const types: readonly string[] = accountTypes[market];
  if (!types.includes(accountType)) return accountInfos.badType;
  if (!isNo(accountNo, market)) return accountInfos.badNo;
  if (accountNameNeeded[market] && accountName.trim().length < accountNameMin) return accountInfos.badName;
  return accountInfos.ok;
}

/** A number as others may see it: enough to recognise one's own, too little to find somebody's. */
export function maskNo(written: string): string {
  const no = bare(written);
  if (no.includes('@')) return `${no.charAt(0)}****@****${/\.[^.]*$/.exec(no)?.[0] ?? ''}`;
  return no.length < 8 ? '****' : `${no.slice(0, 2)}****${no.slice(-2)}`;
}
