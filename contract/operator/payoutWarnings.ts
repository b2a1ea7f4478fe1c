import * as v from 'valibot';
import { outcome } from '../api/schemas';

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
export const warningList = v.pipe(v.array(v.picklist(payoutWarnings)), v.maxLength(payoutWarnings.length));

/** The warnings that the page of a press showed (OPS-66): without them none. */
export const shownWarnings = v.object({ warnings: v.optional(warningList) });
/**
 * The outcome of such a press. One that was refused because there are other warnings by now (`info` WARNING CHANGED) has
 * those that are new.
 */
export const warnedOutcome = v.object({ ...outcome.entries, warnings: warningList });
export type WarnedOutcome = v.InferOutput<typeof warnedOutcome>;
/** Reading of it: a server of an earlier version sends no warnings. */
export const warnedReading = { instead: { warnings: [] } };
