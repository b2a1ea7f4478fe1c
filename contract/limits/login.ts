/** Logins and visits. Times in ms. */
import { hourMs } from './time';

/**
 * A token or uuid is accepted only when it is longer than the first; a login needs more than the second; a token longer
 * than the third is rejected.
 */
export const tokenLongerThan = 10;
export const loginTokenLongerThan = 50;
export const loginTokenMax = 4096;

export const loginReloadMs = 500;

/**
 * Minimum interval between two reports, and two database writes, of a user opening the app. An hour is precise
 * enough because coins and cash are cleared after 15 days without opening (MONEY-5).
 */
export const openedEveryMs = hourMs;
