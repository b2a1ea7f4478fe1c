import { minuteMs } from '@tally/contract/limits/time';
import { setBounded } from './boundedMap';

/** Limits the number of requests per minute and caller; bursts are allowed. */
export interface RateLimit {
  /** Whether this request may pass. `at`: ms of a monotonic clock; requests may arrive slightly out of order. */
  take(who: string, at: number): boolean;
}

const keptMost = 100_000;

/**
 * A token bucket per caller that refills evenly and holds a minute's worth. With too many callers, the buckets of the
 * least recently seen ones are dropped.
 */
export function createRateLimit(perMinute: number, most: number = keptMost): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take: (who, at) => {
      const bucket = buckets.get(who) ?? { left: perMinute, at };
      const passed = Math.max(0, at - bucket.at);
      const left = Math.min(perMinute, bucket.left + (passed / minuteMs) * perMinute);
      setBounded(buckets, who, { left: left >= 1 ? left - 1 : left, at: bucket.at + passed }, most);
      return left >= 1;
    },
  };
}
