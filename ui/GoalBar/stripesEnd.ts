/** Where the stripes end at most, as a share of the bar, unless it says "enough tomorrow": 8 px before the flag. */
const shortOfFlag = 0.97;
/** The least that is drawn of what is coming, as a share of the bar: one whole stripe, which can be seen. */
const least = 0.03;

/**
 * Where the share of the next exchange ends, 0 to 1; 0 if nothing is coming. It is seen beside the cash, however small,
 * and only with the words "enough tomorrow" (`hope`) does it reach the flag (GOAL-2).
 */
export const stripesEnd = (cash: number, coming: number, hope?: string): number =>
  coming && Math.min(hope ? 1 : Math.max(shortOfFlag, (cash + 1) / 2), cash + Math.max(coming, least));
