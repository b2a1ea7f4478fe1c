import * as v from 'valibot';
import { coins, count, described, market, money, rowId, shortText, time, uuid } from '../api/schemas';
import { recordMeanings, recordTypes, transferAmount } from '../wallet/income';
import { auditAct } from './auditLog';
import { accountNo, accountType, integrity, payoutStatus } from './fields';

/** Maximum number of people that a search answers, and of rows in each list of a person's card. */
export const peopleFound = 20;
export const cardRows = 20;

/** Action of the audit log that is a note about a person (OPS-47). */
export const personNoteAction = 'note';

/** What an operator knows of somebody who is looked for (OPS-45); `masked`: what is shown of an account. */
export const personKeys = ['user', 'withdrawal', 'account', 'masked', 'phone'] as const;
export type PersonKey = (typeof personKeys)[number];

/** Somebody who was found, with enough to tell them from others. */
export const foundPerson = v.object({
  id: described(rowId, 'Number of the person.'),
  name: described(shortText, 'Their name.'),
  market,
  joined: described(time, 'When they came.'),
});
export type FoundPerson = v.InferOutput<typeof foundPerson>;

/** A transfer of a person's coins or cash. */
const cardTransfer = v.object({
  id: described(rowId, 'Number of the transfer.'),
  time: described(time, 'When it was booked.'),
  kind: described(v.picklist(recordTypes), 'What it was for.', recordMeanings),
  account: described(v.picklist(['coin', 'cash']), 'What it changed: coins or cash.'),
  sign: described(v.picklist(['+', '-']), 'Whether it came (+) or went (-).'),
  amount: transferAmount,
});
export type CardTransfer = v.InferOutput<typeof cardTransfer>;

/** A withdrawal with its steps. */
const cardWithdrawal = v.object({
  id: described(rowId, 'Number of the withdrawal.'),
  amount: described(money, 'What was asked for.'),
  status: payoutStatus,
  time: described(time, 'When it was asked for.'),
  exportId: described(rowId, 'The latest batch that held it; 0: none.'),
  reference: described(shortText, "The provider's own number of the payment; empty: none is known."),
  resolved: described(time, 'When it was paid or refused, or failed; 0: it is pending.'),
  returned: described(time, 'When its payment came back; 0: it did not.'),
  cameBack: described(money, 'How much of its payment came back.'),
});
export type CardWithdrawal = v.InferOutput<typeof cardWithdrawal>;

/** What an operator did about the person, or wrote down about them. */
export type CardAct = v.InferOutput<typeof auditAct>;

/** A number of another account that somebody claims. */
const claim = v.object({
  accountType,
  accountNo,
  time: described(time, 'When they claimed it.'),
  ownerId: described(rowId, "Whose account it is; 0: nobody's any more."),
  ownerOpened: described(time, 'When the owner opened the app last; 0: there is none.'),
});

/** All that an operator needs to answer somebody (OPS-46). Money is in the person's market. */
export const personCard = v.object({
  ...foundPerson.entries,
  asOf: described(time, 'When the card was read; it goes along with a decision about the account (OPS-27).'),
  opened: described(time, 'When they opened the page last.'),
  integrity,
  warnings: described(
    v.pipe(v.array(v.picklist(['FROZEN', 'DUP USER', 'INVALID ACCOUNT', 'DEBT'])), v.maxLength(4)),
    'What there is to check, as on a pending withdrawal; empty: nothing.',
  ),
  accountType: described(shortText, 'Their e-wallet; empty: they have no account.'),
  accountNo: described(shortText, 'Number of their account, masked; empty: they have none.'),
  coin: described(coins, 'Coins that were not exchanged yet.'),
  cash: described(money, 'Cash that can be withdrawn.'),
  held: described(money, 'The sum of withdrawals under way.'),
  paid: described(money, 'All that was paid out.'),
  debt: described(money, 'What operators took back and is still missing (OPS-36); 0: nothing.'),
  claims: described(
    v.pipe(v.array(claim), v.maxLength(1)),
    'The number of another account that they say is theirs by now (ACCOUNT-20); empty: they claim none.',
  ),
  phone: described(uuid, 'Id of the phone of the last login; empty: it is not known.'),
  phones: described(count, 'How many phones they used.'),
  samePhone: described(v.pipe(v.array(rowId), v.maxLength(cardRows)), 'Numbers of others who logged in on this phone.'),
  transfers: described(
    v.pipe(v.array(cardTransfer), v.maxLength(2 * cardRows)),
    'Their latest transfers of coins and of cash, the newest first.',
  ),
  withdrawals: described(
    v.pipe(v.array(cardWithdrawal), v.maxLength(cardRows)),
    'Their latest withdrawals, the newest first.',
  ),
  acts: described(
    v.pipe(v.array(auditAct), v.maxLength(cardRows)),
    'What operators did about them and noted, the newest first.',
  ),
});
export type PersonCard = v.InferOutput<typeof personCard>;
