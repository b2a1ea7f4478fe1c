import { nameTooShort, normalNumber, numberProblem } from '@tally/contract/accountNumber';
import { plainBrazilian } from '@tally/contract/brazil';
import { accountTypes } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountInfos } from '@tally/contract/wallet';
import type { AccountBody } from '@tally/contract/wallet';

/** A phone without what is dialled before it: the country code, the 0 within the country. */
const phones: Record<Market, (digits: string) => string> = {
  id: (digits) => digits.replace(/^(?:62)?0?(?=8)/, ''),
  ph: (digits) => digits.replace(/^(?:(?:00)?63)?0?(?=9\d{8})/, ''),
  br: plainBrazilian,
};

/** The account that is meant; two ways to write one account become the same (ACCOUNT-14). Migration 3 says the same in SQL. */
export function plainNo(written: string, market: Market): string {
  const no = normalNumber(written);
  return no.includes('@') ? no : phones[market](no);
}

/** What is wrong with an account; empty when nothing is. */
export function accountProblem({ accountType, accountNo, accountName }: AccountBody, market: Market): string {
  const types: readonly string[] = accountTypes[market];
  if (!types.includes(accountType)) return accountInfos.badType;
  if (numberProblem(accountNo, market)) return accountInfos.badNo;
  if (nameTooShort(accountName, market)) return accountInfos.badName;
  return accountInfos.ok;
}

/** A number as others may see it: enough to recognise one's own, too little to find somebody's. */
export function maskNo(written: string): string {
  const no = normalNumber(written);
  if (no.includes('@')) return `${no.charAt(0)}****@****${/\.[^.]*$/.exec(no)?.[0] ?? ''}`;
  return no.length < 8 ? '****' : `${no.slice(0, 2)}****${no.slice(-2)}`;
}
