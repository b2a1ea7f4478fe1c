/** Each market's e-wallets. */
import type { Market } from './codes';

/** E-wallets of a market; the first is preselected. */
export const accountTypes = {
  id: ['DANA', 'OVO', 'GoPay'],
  ph: ['GCash', 'GrabPay'],
  br: ['PIX', 'PagBank'],
} as const satisfies Record<Market, readonly string[]>;
export type AccountType = (typeof accountTypes)[Market][number];
export const allAccountTypes = [
  'DANA',
  'OVO',
  'GoPay',
  'GCash',
  'GrabPay',
  'PIX',
  'PagBank',
] as const satisfies readonly AccountType[];
