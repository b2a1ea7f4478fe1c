import { clearAfterDays } from '@tally/contract/limits/exchange';
import { openedEveryMs } from '@tally/contract/limits/login';
import { dayMs, minuteMs } from '@tally/contract/limits/time';

/** Times and counts of people, their sessions and phones that only the server knows. */

/** Lifetime of a session. */
export const sessionMs = 90 * dayMs;

/**
 * How long after the last recorded opening coins and cash lapse. An opening is recorded only every `openedEveryMs`, so
 * the real one may be that much later.
 */
export const lapseAfterMs = clearAfterDays * dayMs + openedEveryMs;

/** Messages that a person may send per day. */
export const feedbackADay = 10;

/**
 * How long after the database took a token for good it is counted to its person before the database is asked again, ms
 * (API-37): longer than a pause between two pages, short enough to remember everybody who is there.
 */
export const tokenKnownMs = 30 * minuteMs;

/**
 * How often a download of one's own data is repeated because its answer was lost, a day (OWN-2): a press on a bad
 * network is three requests.
 */
export const ownDataRepeats = 20;

/**
 * The most people who may use one phone within `phoneSharedMs`; what more use is the id of many phones, and decides
 * nothing (PERSON-17). A family has fewer; so has a shop that hands out a phone.
 */
export const phonePeopleMost = 5;
export const phoneSharedMs = 30 * dayMs;
