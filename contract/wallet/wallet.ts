import * as v from 'valibot';
import { money, smallNumber } from '../api/schemas';

/** `redeemed`: sum of all withdrawals that did not fail; `paying`: the part of it that has not been paid out yet. */
export const wallet = v.object({ balance: money, redeemed: money, paying: money, accountStatus: smallNumber });
export type Wallet = v.InferOutput<typeof wallet>;
