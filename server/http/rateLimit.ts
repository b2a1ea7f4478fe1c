/** Lets so many through in a minute, at any pace. */
export interface RateLimit {
  /** Whether this one may pass. `at`: ms of a clock that only goes forward. */
  take(who: string, at: number): boolean;
}

const minuteMs = 60_000;
const keptMost = 100_000;

/** A bucket for each caller that fills evenly and holds a minute's worth. */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  const filledAt = (bucket: { left: number; at: number }, at: number): number => Math.min(perMinute, bucket.left + ((at - bucket.at) / minuteMs) * perMinute);
  const forgetFull = (at: number) => {
    for (const [who, bucket] of buckets) if (filledAt(bucket, at) >= perMinute) buckets.delete(who);
    // Still too many: an attack with many addresses. Start anew rather than grow.
    if (buckets.size >= keptMost) buckets.clear();
  };
  return {
    take: (who, at) => {
      if (buckets.size >= keptMost) forgetFull(at);
      const bucket = buckets.get(who);
      const left = bucket ? filledAt(bucket, at) : perMinute;
      buckets.set(who, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1;
    },
  };
}
