import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, keyed, market, money, nothing, pick, rowId, time, typedText } from '../api/schemas';
import { unknownLimits } from '../operator/aloneLimits';
import { operatorDay, runMeanings, runReading, scoreUpdate } from '../operator/operator';
import { shownWarnings, warnedOutcome, warnedReading, warningList } from '../operator/payoutWarnings';
import { batchUpdate, payoutMeanings, payoutsShown, pendingPayouts } from '../operator/payouts';
import { presetCount } from '../operator/presetCount';
import { approvalMeanings, secondOperatorMeanings } from '../operator/approvals';
import { markets } from '../market/codes';
import * as v from 'valibot';

export const getPayouts = endpoint({
  method: 'GET',
  path: '/wallet/payouts',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'Pending withdrawals of a market, with what is known of those who asked, open batches and exceptions',
  description: 'The pending withdrawals of a market, what of them is with the provider, and the open exceptions.',
  query: v.object({ ...keyed, market }),
  body: nothing,
  reply: pendingPayouts,
  // Another backend does not say these; whose withdrawal it is it need not say of an exception alone.
  reading: {
    instead: { ...unknownLimits, userId: (item: object) => ('payoutId' in item ? 0 : undefined) },
  },
});

export const postPayout = endpoint({
  method: 'POST',
  path: '/wallet/payout',
  who: 'operator',
  scope: ['pay'],
  money: true,
  summary: 'Pay a withdrawal, or refuse it with a reason',
  description:
    'Pays one withdrawal, or refuses it with a reason and returns the money. `info` IN BATCH for one that is with the provider, WARNING CHANGED when a payment has warnings that the page did not show.',
  infos: {
    ...pick(
      payoutMeanings,
      'ALREADY SETTLED',
      'FROZEN',
      'NEED REASON',
      'INVALID ACCOUNT',
      'WARNING CHANGED',
      'CLAWBACK WAITS',
      'IN BATCH',
    ),
    ...secondOperatorMeanings,
  },
  query: v.object({
    ...keyed,
    id: described(rowId, 'Number of the withdrawal.'),
    action: described(v.picklist(['pay', 'refuse']), 'What is done with it.', {
      pay: 'It is booked as paid.',
      refuse: 'It is refused, and its money is cash again.',
    }),
    reason: v.optional(described(typedText, 'Why, for the audit log; only a refusal needs it.')),
  }),
  body: shownWarnings,
  reply: warnedOutcome,
  reading: warnedReading,
});

export const postPayShown = endpoint({
  method: 'POST',
  path: '/wallet/payout/batch',
  who: 'operator',
  scope: ['pay'],
  money: true,
  summary: 'Pay the withdrawals that a page has shown',
  description:
    "Pays the named withdrawals that were pending at `asOf` and still are, up to the market's limit; `info` MORE, SOME FAILED, IN BATCH when some of them are with the provider, or WARNING CHANGED when some have warnings that the page did not show, and were left.",
  infos: {
    ...runMeanings,
    ...pick(payoutMeanings, 'IN BATCH', 'WARNING CHANGED'),
    ...pick(approvalMeanings, 'NEEDS APPROVAL'),
  },
  query: v.object({ ...keyed, market, asOf: described(time, '`asOf` of the page that was shown.') }),
  body: v.object({
    ids: described(v.pipe(v.array(rowId), v.maxLength(payoutsShown)), 'Numbers of the withdrawals that were shown.'),
    shown: v.optional(
      described(
        v.pipe(
          v.array(v.object({ id: described(rowId, 'Number of the withdrawal.'), warnings: warningList })),
          v.maxLength(payoutsShown),
        ),
        'The warnings that the page showed, of those that had any; missing: none had.',
      ),
    ),
  }),
  reply: batchUpdate,
  // A backend without a second operator lets none wait.
  reading: { instead: { waiting: unknownNumber, waitingAmount: unknownNumber } },
});

/** Whose withdrawals a preset resolves, and how (OPS-5). */
const preset = {
  ...keyed,
  day: operatorDay,
  pay: described(v.picklist([1, 2]), 'What is done with them.', { 1: 'They are paid.', 2: 'They are refused.' }),
  amount: described(money, 'The most that a withdrawal may have in order to be resolved.'),
};

export const getPresetCount = endpoint({
  method: 'GET',
  path: '/wallet/updateScore/count',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'What a preset would resolve now',
  description:
    'Counts what POST /wallet/updateScore of the same parameters would resolve of a market in one request by this operator, and changes nothing.',
  query: v.object({ ...preset, market }),
  body: nothing,
  reply: presetCount,
  // A backend without a second operator does not say what one may let leave.
  reading: { instead: { alone: unknownLimits.alone, stayCount: 0, stayAmount: 0 } },
});

export const postUpdateScore = endpoint({
  method: 'POST',
  path: '/wallet/updateScore',
  who: 'operator',
  scope: ['pay'],
  money: true,
  summary: 'Pay or refuse pending withdrawals',
  description:
    'Resolves pending withdrawals up to `amount`: `pay` 1 pays them, 2 refuses them and returns the money. With a `market` only its withdrawals are resolved, and `amount` is in its currency; without one those of all markets are, each in its own currency. With `asOf` only withdrawals requested up to then are resolved.',
  infos: { ...runMeanings, ...pick(payoutMeanings, 'IN BATCH'), ...pick(approvalMeanings, 'NEEDS APPROVAL') },
  query: v.object({
    ...preset,
    market: v.optional(described(v.picklist(markets), 'Only withdrawals of this market; missing: those of all.')),
    asOf: v.optional(described(time, 'Only withdrawals that were asked for up to this moment; missing: all.')),
  }),
  body: nothing,
  reply: scoreUpdate,
  reading: runReading,
});
