import * as v from 'valibot';
import { endpoint } from './endpoint';
import { count, longText, market, money, nothing, operatorKey, outcome, rowId, shortText, text, time } from './schemas';
import { scoreUpdate } from './operator';

/** Why an operator should look twice before paying (OPS-12). */
const payoutWarnings = ['NUMBER SEEN', 'MANY PHONES', 'PACE', 'DUP USER', 'FROZEN'] as const;
export type PayoutWarning = (typeof payoutWarnings)[number];

/** Refusals of a decision about one withdrawal or one person. */
export const payoutInfos = {
  settled: 'ALREADY SETTLED',
  frozen: 'FROZEN',
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN USER',
} as const;

/** Most withdrawals that a page shows, and that a batch pays. */
export const payoutsShown = 100;

/** A pending withdrawal with what is known of its owner. */
const pendingPayout = v.object({
  id: rowId,
  userId: rowId,
  userName: shortText,
  accountType: shortText,
  /** Masked. */
  accountNo: shortText,
  amount: money,
  /** When it was asked for; its age is told from `asOf`. */
  time,
  joined: time,
  /** Earlier withdrawals: how many were paid, their sum, and how many failed. */
  paid: count,
  paidAmount: money,
  failed: count,
  reminded: v.boolean(),
  /** What the host's check of phone and app said at the last login; empty: it said nothing. */
  integrity: text(200),
  warnings: v.pipe(v.array(v.picklist(payoutWarnings)), v.maxLength(payoutWarnings.length)),
});
export type PendingPayout = v.InferOutput<typeof pendingPayout>;

/** The oldest pending withdrawals of a market at a moment; `total` and `totalAmount` are of all that are pending there. */
const pendingPayouts = v.object({
  asOf: time,
  total: count,
  totalAmount: money,
  /** What one press may pay at most, in the market's currency. */
  limit: money,
  items: v.pipe(v.array(pendingPayout), v.maxLength(payoutsShown)),
});
export type PendingPayouts = v.InferOutput<typeof pendingPayouts>;

/** What an operator did; never changed afterwards. */
const operatorAction = v.object({ id: rowId, time, operator: shortText, action: shortText, detail: longText });
export type OperatorAction = v.InferOutput<typeof operatorAction>;
const operatorActions = v.pipe(v.array(operatorAction), v.maxLength(100));

const keyed = { key: operatorKey };

/** The pending withdrawals of a market, the oldest first. */
export const getPayouts = endpoint({
  method: 'GET',
  path: '/wallet/payouts',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, market }),
  body: nothing,
  reply: pendingPayouts,
});

/** Pays one withdrawal, or refuses it with a reason and gives the money back. */
export const postPayout = endpoint({
  method: 'POST',
  path: '/wallet/payout',
  who: 'operator',
  money: true,
  query: v.object({ ...keyed, id: rowId, action: v.picklist(['pay', 'refuse']), reason: v.optional(shortText) }),
  body: nothing,
  reply: outcome,
});

/** Pays of the named withdrawals those that were pending at `asOf` and still are, up to the market's limit; `info` MORE or SOME FAILED. */
export const postPayoutBatch = endpoint({
  method: 'POST',
  path: '/wallet/payout/batch',
  who: 'operator',
  money: true,
  query: v.object({ ...keyed, market, asOf: time }),
  body: v.object({ ids: v.pipe(v.array(rowId), v.maxLength(payoutsShown)) }),
  reply: scoreUpdate,
});

/** Freezes a person, who then can't withdraw and isn't paid, or lets them go on. */
export const postFreeze = endpoint({
  method: 'POST',
  path: '/wallet/freeze',
  who: 'operator',
  money: false,
  query: v.object({
    ...keyed,
    userId: rowId,
    action: v.picklist(['freeze', 'unfreeze']),
    reason: v.optional(shortText),
  }),
  body: nothing,
  reply: outcome,
});

/** What operators did last, the newest first. */
export const getOperatorActions = endpoint({
  method: 'GET',
  path: '/operator/actions',
  who: 'operator',
  money: false,
  query: v.object(keyed),
  body: nothing,
  reply: operatorActions,
});
