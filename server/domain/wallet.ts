import type { Wallet } from '@tally/contract/wallet';
import { toWire } from './money';
import type { Person } from './person';

/** `redeemed` counts everything that was asked for and did not fail; `paying` is the part that is still on its way. */
export const walletOf = ({ market, cash, held, paid, accountStatus }: Person): Wallet => ({
  balance: toWire(cash, market),
  redeemed: toWire(held + paid, market),
  paying: toWire(held, market),
  accountStatus,
});
