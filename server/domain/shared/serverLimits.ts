import type { AdSource } from '@tally/contract/apps/ads';
import { clearAfterDays } from '@tally/contract/limits/exchange';
import { openedEveryMs } from '@tally/contract/limits/login';
import { frozenKeptDays, numberKeptDays } from '@tally/contract/limits/privacy';
import { statedMaxCounts } from '@tally/contract/limits/task';
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import type { TaskType } from '@tally/contract/tasks/task';

/** Limits that only the server uses; those that client and server share are in the contract. */

/** Maximum rounds of each task per day. */
export const maxCounts: Record<TaskType, number> = statedMaxCounts;

/** The rewards of a draw are multiples of this, up to the stated reward. */
export const lotteryStep = 100;

/** On average one video in `videoCashOneIn` also pays this cash, in the market's currency. */
export const videoCashOneIn = 5;
export const videoCash: Record<Market, number> = { id: 50, ph: 0.5, br: 0.05 };

/** Lifetime of a session. */
export const sessionMs = 90 * dayMs;

/**
 * How long after the last recorded opening coins and cash lapse. An opening is recorded only every `openedEveryMs`, so
 * the real one may be that much later.
 */
export const lapseAfterMs = clearAfterDays * dayMs + openedEveryMs;

/** Time within which a lucky task must be finished. */
export const luckyOpenMs = 24 * hourMs;
/**
 * Lucky tasks per person and day, by network and in total. In Indonesia the total is reached first (NO QUOTA);
 * elsewhere the networks' quotas sum to less than the total and are used up first (NO SOURCE).
 */
export const luckyQuotas: Record<Market, Readonly<Record<AdSource | 'total', number>>> = {
  id: { MTG: 3, PANGLE: 5, total: 8 },
  ph: { MTG: 2, PANGLE: 4, total: 8 },
  br: { MTG: 2, PANGLE: 4, total: 8 },
};
/** Number of past days whose lucky tasks are listed. */
export const luckyListedDays = 3;

/** Withdrawal amounts of people who have withdrawn before; newcomers get the guests' amounts. */
export const returningAmounts: Record<Market, readonly [number, number, number, number]> = {
  id: [1000, 10_000, 20_000, 100_000],
  ph: [10, 50, 100, 1000],
  br: [1, 5, 10, 100],
};
/** Finished lucky tasks required for the third amount, and valid members required for the fourth. */
export const luckyForThird = 1;
export const membersForFourth = 3;

/** Reward of an accepted review in each market's currency, where review tasks are switched on. */
export const reviewReward: Record<Market, number> = { id: 1000, ph: 10, br: 1 };

/**
 * Above this sum within 24 hours what one operator lets leave a market needs a second one (OPS-35), whatever the door;
 * the same goes for the void of one file. For single amounts there is no limit unless a market's document has one.
 */
export const secondKeyAbove: Record<Market, number> = { id: 2_000_000, ph: 7000, br: 700 };

/** Maximum sum of one batch payment by an operator, in the market's currency (OPS-14). */
export const payoutLimit: Record<Market, number> = { id: 10_000_000, ph: 100_000, br: 10_000 };

/** Maximum number of withdrawals that one update of scores resolves. */
export const resolvedAtOnce = 1000;

/** Messages that a person may send per day, and maximum number of messages that one operator request answers. */
export const feedbackADay = 10;
export const feedbackAnsweredAtOnce = 1000;

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

/**
 * How long after the database took a token for good it is counted to its person before the database is asked again, ms
 * (API-37): longer than a pause between two pages, short enough to remember everybody who is there.
 */
export const tokenKnownMs = 30 * minuteMs;

/** Deletion links sent to the owner of one address per day (PRIVACY-10). */
export const deletionMailsADay = 3;

/**
 * How often a download of one's own data is repeated because its answer was lost, a day (OWN-2): a press on a bad
 * network is three requests.
 */
export const ownDataRepeats = 20;

/**
 * How long a mark is kept of the phone of a person who deleted themselves, ms. Without it the same phone could earn and
 * withdraw as a new person after each deletion, many times a day.
 */
export const phoneRetentionMs = clearAfterDays * dayMs;

/**
 * The most people who may use one phone within `phoneSharedMs`; what more use is the id of many phones, and decides
 * nothing (PERSON-17). A family has fewer; so has a shop that hands out a phone.
 */
export const phonePeopleMost = 5;
export const phoneSharedMs = 30 * dayMs;

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

/** How long the lines of a file for the payout provider are kept after it was signed off, ms (OPS-28). */
export const signedFileKeptMs = 30 * dayMs;

/** How long stored answers are kept; repeating a request under the same key is guaranteed to be safe for 48 hours. */
export const answerRetentionMs = 72 * hourMs;

/** Time limit of one try to deliver an event, ms. */
export const eventTryMs = 10_000;
/**
 * How long a server that tries an event has it for itself, ms; so also the pause before it is tried again, which
 * doubles with each try. Longer than a try can take.
 */
export const eventClaimMs = 30_000;
export const eventPauseMostMs = hourMs;
/** Tries of one server at once, so that a slow answer holds up nobody else. */
export const eventTriesAtOnce = 8;
/** Failed tries after which a receiver that takes other kinds meanwhile counts as refusing this one: some 8 minutes. */
export const eventTriesAlone = 5;
/** How long events that were delivered or given up are kept, ms. */
export const eventKeptMs = 7 * dayMs;
/** How long events are kept where nobody receives any, ms: a restart without its settings loses nothing at once. */
export const eventKeptOffMs = hourMs;

/** Number of entries in the ranking. */
export const rankLength = 20;
