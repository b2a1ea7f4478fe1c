import { minuteMs } from '@tally/contract/limits';
import { setBounded } from './boundedMap';

/** Lets so many through in a minute, at any pace. */
export interface RateLimit {
  /** Whether this one may pass. `at`: ms of a clock that only goes forward; requests may come a little out of order. */
  take(who: string, at: number): boolean;
}

const keptMost = 100_000;

/** A bucket for each caller that fills evenly and holds a minute's worth. With too many callers the ones not heard of longest get a new one. */
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
