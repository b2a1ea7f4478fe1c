import { hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { minorDigits } from '@tally/contract/market/money';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { largestAmount } from '@tally/contract/limits/withdrawAmounts';
import { apkSizeMax, operatorKeyLongerThan } from '@tally/contract/limits/operator';

/** Whether a key has a valid length: "Ops key longer than 7 characters" (OPS-1). */
export const isOperatorKey = (key: string): boolean => key.trim().length > operatorKeyLongerThan;

/**
 * Parses the user ids typed by an operator: '' means everyone. Invalid input returns undefined, so that a typing error
 * never selects everyone.
 */
export function userIdsIn(typed: string): string | undefined {
  const ids = typed.replace(/\s+/g, ' ').trim();
  if (ids === '') return '';
  return /^\d{1,15}( ?, ?\d{1,15})*$/.test(ids) && ids.length <= 2000 ? ids.replaceAll(' ', '') : undefined;
}

/** Parses the number of one person; undefined when it is none. */
export function userIdIn(typed: string): number | undefined {
  const id = typed.trim();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/**
 * Parses an amount of money above 0, up to the largest one, with at most the currency's decimal places; undefined when
 * it is none (OPS-36).
 */
export function amountIn(typed: string, market: Market): number | undefined {
  const amount = typed.trim().replace(',', '.');
  const digits = minorDigits[market];
  const form = digits === 0 ? /^\d{1,10}$/ : new RegExp(`^\\d{1,10}(\\.\\d{1,${digits}})?$`);
  const isOne = form.test(amount) && Number(amount) > 0 && Number(amount) <= largestAmount[market];
  return isOne ? Number(amount) : undefined;
}

/** A Java class name: relative to the package, or fully qualified. */
const className = /^\.?[A-Za-z][\w$]*(\.[\w$]+)*$/;

/**
 * Parses what an operator typed about a downloaded app. Empty fields are omitted; `problem` names the invalid field.
 */
export function adAppFacts(typed: {
  className: string;
  size: string;
}): { facts: { appClassName?: string; apkSize?: number } } | { problem: 'className' | 'size' } {
  const name = typed.className.trim();
  const size = typed.size.trim();
  if (name !== '' && !(className.test(name) && name.length <= 200)) return { problem: 'className' };
  if (size !== '' && !(/^\d{1,11}$/.test(size) && Number(size) <= apkSizeMax)) return { problem: 'size' };
  return { facts: { ...(name !== '' && { appClassName: name }), ...(size !== '' && { apkSize: Number(size) }) } };
}

/**
 * Whether a press pays it. Nothing goes to frozen people or invalid accounts, and nothing that may be taken back or is
 * already with the provider.
 */
export const isPayable = ({ warnings, exportId }: PendingPayout): boolean =>
  !exportId && !warnings.some((warning) => ['FROZEN', 'INVALID ACCOUNT', 'CLAWBACK WAITS'].includes(warning));

/** Whole hours since it was asked for; a server's clock may be behind another's. */
export const hoursWaited = ({ time }: PendingPayout, asOf: number): number =>
  Math.max(0, Math.floor((asOf - time) / hourMs));

/** Whether there is something to check first. */
export const hasWarning = ({ warnings }: PendingPayout): boolean => warnings.length > 0;

/** The first of some withdrawals of a page that one press pays: up to the market's limit (OPS-14). */
export function upToLimit(payouts: readonly PendingPayout[], { limit }: PendingPayouts): PendingPayout[] {
  let sum = 0;
  return payouts.filter(({ amount }) => (sum += amount) <= limit);
}

/** What operators call a person: by the name, or by the number of somebody who has none. */
export const nameOf = ({ userName, userId }: { readonly userName: string; readonly userId: number }): string =>
  userName || `#${userId}`;
