import { dayMs } from '@tally/contract/limits/time';

/** How long after its build a page may still be in use, ms. */
const pageLifeMs = 3 * 365 * dayMs;

/**
 * Whether a phone's clock is wrong for sure: it shows a day before the page was built, or years after. Certificates are
 * then refused, so no call succeeds, and only the person can mend it (DIALOG-8).
 * @param now the phone's clock, ms since the epoch
 * @param built when the page was built, ms since the epoch; NaN: not known
 */
export const isClockWrong = (now: number, built: number): boolean => now < built - dayMs || now > built + pageLifeMs;
