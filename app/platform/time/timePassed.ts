import type { Services } from '../services';

type Clocks = Pick<Services, 'now' | 'elapsed'>;

/** A moment by both of the phone's clocks, ms. */
export interface Moment {
  wall: number;
  monotonic: number;
}

export const momentNow = ({ now, elapsed }: Clocks): Moment => ({ wall: now(), monotonic: elapsed() });

/** The longest sleep that the wall clock is believed, ms; beyond it somebody has set that clock. */
const longestSleepMs = 24 * 60 * 60_000;

/**
 * Time since a moment, ms: the larger of what both clocks say, because the monotonic one stands still on many phones
 * that sleep (TIME-3). A wall clock that was set back, or far ahead, does not count.
 */
export function timePassed(clocks: Clocks, { wall, monotonic }: Moment): number {
  const awake = clocks.elapsed() - monotonic;
  const asleep = clocks.now() - wall - awake;
  return asleep > 0 && asleep <= longestSleepMs ? awake + asleep : awake;
}
