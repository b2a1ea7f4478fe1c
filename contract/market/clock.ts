/** Each market's clock. */
import type { Market } from './codes';

/**
 * UTC offsets of each market's clock, on which every rule about days and hours is based (TIME-1): the offset in hours
 * and the moment from which it applies (ms since the epoch; none: always), newest first. They are the legal times of
 * Asia/Jakarta, Asia/Manila and America/Sao_Paulo; Brazil last had daylight saving time in 2018. When a law changes an
 * offset, add a row before it takes effect; `marketClock.test.ts` fails when the runtime's time zone database differs
 * on any day until 2038.
 */
export const clockOffsets: Record<Market, readonly (readonly [hours: number, since?: number])[]> = {
  id: [[7]],
  ph: [[8]],
  br: [[-3, Date.UTC(2019, 1, 17, 2)], [-2, Date.UTC(2018, 10, 4, 3)], [-3]],
};
