import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { nothing, operatorKey, outcome, rowId, time, typedText } from '../api/schemas';

const keyed = { key: operatorKey };

/** Freezes a user, who then cannot withdraw and is not paid, or lifts the freeze. */
export const postFreeze = endpoint({
  method: 'POST',
  path: '/wallet/freeze',
  who: 'operator',
  money: false,
  query: v.object({
    ...keyed,
    userId: rowId,
    action: v.picklist(['freeze', 'unfreeze']),
    reason: v.optional(typedText),
  }),
  body: nothing,
  reply: outcome,
});

/**
 * Declares a user's e-wallet account invalid with a reason (status 4), or restores the status that it had. Only an
 * account that was there at `asOf`, the time of the operator's page; `info` OTHER ACCOUNT for one that was entered
 * later.
 */
export const postAccountStatus = endpoint({
  method: 'POST',
  path: '/wallet/account/status',
  who: 'operator',
  money: false,
  query: v.object({
    ...keyed,
    userId: rowId,
    action: v.picklist(['invalidate', 'restore']),
    asOf: time,
    reason: v.optional(typedText),
  }),
  body: nothing,
  reply: outcome,
});
