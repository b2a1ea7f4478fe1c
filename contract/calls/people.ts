import { endpoint } from '../api/endpoint';
import { described, keyed, nothing, outcome, pick, time, typedText } from '../api/schemas';
import { foundPerson, peopleFound, personCard, personKeys } from '../operator/personCard';
import { secondOperatorMeanings } from '../operator/approvals';
import { givenReason, userId } from '../operator/fields';
import { claimMeanings } from '../operator/numberClaims';
import { payoutMeanings } from '../operator/payouts';
import * as v from 'valibot';

export const postPeopleSearch = endpoint({
  method: 'POST',
  path: '/operator/people',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'The people who fit a number of a user, a withdrawal or an account',
  description:
    'The people who fit what is known of them: at most `peopleFound`, the newest first. What is looked for is in the body, because addresses are logged on their way.',
  query: v.object(keyed),
  body: v.object({
    by: described(v.picklist(personKeys), 'What is known of them.', {
      user: 'Their number.',
      withdrawal: 'The number of a withdrawal.',
      account: 'The number of their e-wallet account.',
      masked: 'What is shown of an account, with its type or without, or its last four characters.',
      phone: 'The id of their phone.',
    }),
    value: described(typedText, 'Its value, as an operator typed it.'),
  }),
  reply: v.pipe(v.array(foundPerson), v.maxLength(peopleFound)),
});

export const getPersonCard = endpoint({
  method: 'GET',
  path: '/operator/person',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'What operators know of a person: balances, latest transfers, withdrawals with their steps, notes',
  description: 'The card of a person alone; none when there is nobody with this number, or they were deleted.',
  query: v.object({ ...keyed, userId }),
  body: nothing,
  reply: v.pipe(v.array(personCard), v.maxLength(1)),
});

export const postPersonNote = endpoint({
  method: 'POST',
  path: '/operator/person/note',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Write a note about a person into the audit log',
  description:
    'Writes a note about a person into the audit log. `info` UNKNOWN USER for nobody, NEED REASON for an empty note.',
  infos: pick(payoutMeanings, 'NEED REASON', 'UNKNOWN USER'),
  query: v.object({ ...keyed, userId, note: described(typedText, 'The note.') }),
  body: nothing,
  reply: outcome,
});

export const postFreeze = endpoint({
  method: 'POST',
  path: '/wallet/freeze',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Freeze a person, or let them go on',
  description: 'Freezes a user, who then cannot withdraw and is not paid, or lifts the freeze.',
  infos: pick(payoutMeanings, 'NEED REASON', 'UNKNOWN USER'),
  query: v.object({
    ...keyed,
    userId,
    action: described(v.picklist(['freeze', 'unfreeze']), 'Whether to freeze the person or to let them go on.'),
    reason: v.optional(givenReason),
  }),
  body: nothing,
  reply: outcome,
});

export const postAccountStatus = endpoint({
  method: 'POST',
  path: '/wallet/account/status',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Declare the e-wallet account of a person invalid, or restore it',
  description:
    "Declares a user's e-wallet account invalid with a reason (status 4), or restores the status that it had. Only an account that was there at `asOf`, the time of the operator's page; `info` OTHER ACCOUNT for one that was entered later.",
  infos: pick(payoutMeanings, 'NEED REASON', 'NO ACCOUNT', 'OTHER ACCOUNT'),
  query: v.object({
    ...keyed,
    userId,
    action: described(
      v.picklist(['invalidate', 'restore']),
      'Whether to declare the account invalid or to restore it.',
    ),
    asOf: described(time, "The moment of the operator's page; an account that was entered later is left alone."),
    reason: v.optional(givenReason),
  }),
  body: nothing,
  reply: outcome,
});

export const postNumberClaim = endpoint({
  method: 'POST',
  path: '/operator/number-claim',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Decide about the number of another account that a user says is theirs by now',
  description:
    'Decides about the number of another account that a user says is theirs by now (ACCOUNT-20), with a reason: `give` asks a second operator (`info` NEEDS APPROVAL), `refuse` ends the claim.',
  infos: { ...claimMeanings, ...secondOperatorMeanings },
  query: v.object({
    ...keyed,
    userId,
    action: described(v.picklist(['give', 'refuse']), 'Whether the person gets the number.'),
    reason: v.optional(givenReason),
  }),
  body: nothing,
  reply: outcome,
});
