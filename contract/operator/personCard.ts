import * as v from 'valibot';
import { coins, count, longText, money, rowId, shortText, text, time, uuid } from '../api/schemas';
import { markets } from '../market/codes';
import { recordTypes } from '../wallet/income';

/** Maximum number of people that a search answers, and of rows in each list of a person's card. */
export const peopleFound = 20;
export const cardRows = 20;

/** Action of the audit log that is a note about a person (OPS-47). */
export const personNoteAction = 'note';

/** What an operator knows of somebody who is looked for (OPS-45); `masked`: what is shown of an account. */
export const personKeys = ['user', 'withdrawal', 'account', 'masked', 'phone'] as const;
export type PersonKey = (typeof personKeys)[number];

const market = v.picklist(markets);

/** Somebody who was found, with enough to tell them from others. */
export const foundPerson = v.object({ id: rowId, name: shortText, market, joined: time });
export type FoundPerson = v.InferOutput<typeof foundPerson>;

/** A transfer of a person's coins or cash; `sign` of what they have: it came or went. */
const cardTransfer = v.object({
  id: rowId,
  time,
  kind: v.picklist(recordTypes),
  account: v.picklist(['coin', 'cash']),
  sign: v.picklist(['+', '-']),
  amount: money,
});
export type CardTransfer = v.InferOutput<typeof cardTransfer>;

/** A withdrawal with its steps; a time of 0: that step was not taken. */
const cardWithdrawal = v.object({
  id: rowId,
  amount: money,
  status: v.picklist([1, 2, 3]),
  time,
  /** The latest export that held it, 0: none; and the provider's reference. */
  exportId: rowId,
  reference: shortText,
  resolved: time,
  returned: time,
  /** How much of its payment came back. */
  cameBack: money,
});
export type CardWithdrawal = v.InferOutput<typeof cardWithdrawal>;

/** What an operator did about the person, or wrote down about them. */
const cardAct = v.object({ id: rowId, time, operator: shortText, action: shortText, detail: longText });
export type CardAct = v.InferOutput<typeof cardAct>;

/** A number that somebody claims: masked, whose account it is (0: nobody's any more), and when they opened the app last. */
const claim = v.object({ accountType: shortText, accountNo: shortText, time, ownerId: rowId, ownerOpened: time });

/** All that an operator needs to answer somebody (OPS-46). Money is in the person's market. */
export const personCard = v.object({
  id: rowId,
  /** When it was read; it goes along with a decision about the account (OPS-27). */
  asOf: time,
  name: shortText,
  market,
  joined: time,
  opened: time,
  /** Result of the host's check of phone and app at the last login; empty when the host sent none. */
  integrity: text(200),
  warnings: v.pipe(v.array(v.picklist(['FROZEN', 'DUP USER', 'INVALID ACCOUNT', 'DEBT'])), v.maxLength(4)),
  /** Account type and masked number; empty without an account. */
  accountType: shortText,
  accountNo: shortText,
  coin: coins,
  cash: money,
  /** On its way out, and paid out so far. */
  held: money,
  paid: money,
  /** What operators took back and is still missing (OPS-36). */
  debt: money,
  /** The number of another account that they say is theirs by now (ACCOUNT-20); none when they claim none. */
  claims: v.pipe(v.array(claim), v.maxLength(1)),
  /** Device ID of the last login, empty when it is not known; it finds the same people again. */
  phone: uuid,
  /** Number of phones that the person used, and others who logged in on their present one. */
  phones: count,
  samePhone: v.pipe(v.array(rowId), v.maxLength(cardRows)),
  transfers: v.pipe(v.array(cardTransfer), v.maxLength(2 * cardRows)),
  withdrawals: v.pipe(v.array(cardWithdrawal), v.maxLength(cardRows)),
  acts: v.pipe(v.array(cardAct), v.maxLength(cardRows)),
});
export type PersonCard = v.InferOutput<typeof personCard>;
