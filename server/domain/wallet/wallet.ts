import type { Wallet } from '@tally/contract/wallet/wallet';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';

/**
 * The wallet of a person. `redeemed` is the sum of all withdrawals that did not fail; `paying` is the part of it that
 * is still pending.
 */
export const walletOf = ({ market, cash, held, paid, accountStatus }: Person): Wallet => ({
  balance: toWire(cash, market),
  redeemed: toWire(held + paid, market),
  paying: toWire(held, market),
  accountStatus,
});
