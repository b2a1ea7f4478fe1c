import { clearAfterDays } from '@tally/contract/limits/exchange';
import { frozenKeptDays, numberKeptDays } from '@tally/contract/limits/privacy';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { lapseAfterMs } from './people';

/** Limits of deletion requests, and how long what outlives a deletion is kept. */

/**
 * How long a deletion request without a login waits; acting in the app meanwhile cancels it. After this time without
 * activity the money lapses anyway, so entering another person's address gains nothing.
 */
export const deletionWaitMs = lapseAfterMs;

/**
 * Deletion requests a day for one mail address, whoever asks without a login, and of one person who is signed in
 * (PRIVACY-9). Strangers can enter any address; what a further request would do, the first has done.
 */
export const deletionTriesADay = 20;

/**
 * Deletion requests of one network without a login within `deletionFloodMs`: against floods alone, and against trying
 * out who plays. A mobile operator has thousands of people behind one IPv4 address, of whom a few a day ask; whatever
 * one of them does there, the others can ask again within the hour.
 */
export const deletionFloodTries = 100;
export const deletionFloodMs = hourMs;

/** Deletion links sent to the owner of one address per day (PRIVACY-10). */
export const deletionMailsADay = 3;

/**
 * How long a mark is kept of the phone of a person who deleted themselves, ms. Without it the same phone could earn and
 * withdraw as a new person after each deletion, many times a day.
 */
export const phoneRetentionMs = clearAfterDays * dayMs;

/**
 * How long the hashes of a wallet number, and of a phone on which a member counted, are kept after their owner's
 * deletion, ms. Without them one wallet could be paid again after each deletion, and its owner could count as a member
 * again.
 */
export const numberRetentionMs = numberKeptDays * dayMs;

/**
 * How long a freeze outlives the account, ms: until then whoever has its login, phone or wallet number is frozen too
 * (OPS-17).
 */
export const frozenMarkRetentionMs = frozenKeptDays * dayMs;
