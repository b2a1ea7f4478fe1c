import * as v from 'valibot';
import { described, outcome } from '../api/schemas';

/** Reasons for an operator to check a withdrawal before paying it (OPS-12). */
export const payoutWarnings = [
  'NUMBER SEEN',
  'NAME SEEN',
  'BAD NUMBER',
  'MANY PHONES',
  'PACE',
  'DUP USER',
  'FROZEN',
  'INVALID ACCOUNT',
  'DEBT',
  'CLAWBACK WAITS',
  'MEMBER BURST',
] as const;
export type PayoutWarning = (typeof payoutWarnings)[number];
const warning = described(v.picklist(payoutWarnings), 'What there is to check.', {
  'NUMBER SEEN': 'Somebody else has or had the wallet number.',
  'NAME SEEN': 'Three wallets or more have this name.',
  'BAD NUMBER': 'Nothing can be paid to the number.',
  'MANY PHONES': 'The person used many phones.',
  PACE: 'The person played faster than people can.',
  'DUP USER': 'The phone earns with another account.',
  FROZEN: 'The withdrawals of the person are frozen.',
  'INVALID ACCOUNT': 'The account was declared invalid.',
  DEBT: 'The person owes something.',
  'CLAWBACK WAITS': 'Money that a second operator is asked to take back.',
  'MEMBER BURST': 'Five or more members came within an hour and did next to nothing.',
});
export const warningList = described(
  v.pipe(v.array(warning), v.maxLength(payoutWarnings.length)),
  'What there is to check; empty: nothing.',
);

/** The warnings that the page of a press showed (OPS-66): without them none. */
export const shownWarnings = v.object({
  warnings: v.optional(
    described(
      v.pipe(v.array(warning), v.maxLength(payoutWarnings.length)),
      'The warnings that the page showed; missing or empty: none.',
    ),
  ),
});
/**
 * The outcome of such a press. One that was refused because there are other warnings by now (`info` WARNING CHANGED) has
 * those that are new.
 */
export const warnedOutcome = v.object({
  ...outcome.entries,
  warnings: described(
    v.pipe(v.array(warning), v.maxLength(payoutWarnings.length)),
    'With WARNING CHANGED: those that the page did not show; else none.',
  ),
});
export type WarnedOutcome = v.InferOutput<typeof warnedOutcome>;
/** Reading of it: a server of an earlier version sends no warnings. */
export const warnedReading = { instead: { warnings: [] } };
