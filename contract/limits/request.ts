/** Requests and replies. Times in ms. */
import { minuteMs } from './time';

/** Maximum values of numbers in requests and replies. */
export const apiCoinMax = Number.MAX_SAFE_INTEGER;
/** Of sums as well: as much as the ledger holds for a person in a currency with two decimals. */
export const apiMoneyMax = 900_719_925_474;
export const apiTimeMax = 8_640_000_000_000_000;

/** Maximum size of a request's body, bytes. */
export const requestBodyMax = 16_384;

/** Delay after which the page repeats a request that was refused with "too many" (429). */
export const tooManyAgainMs = minuteMs;
