import { dayMs, hourMs } from '@tally/contract/limits/time';

/** Tries and pauses of events. After how many days one is given up is stated: `contract/host/hostEvents.ts`. */

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
