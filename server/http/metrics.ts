/** Counts requests, and how long they take, as Prometheus text. */
export interface Metrics {
  observe(call: string, code: number, ms: number): void;
  text(): string;
}

const bounds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500] as const;

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, { readonly buckets: number[]; sum: number; count: number }>();
  return {
    observe: (call, code, ms) => {
      const labels = `call="${call}",code="${code}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const seen = durations.get(call) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
      bounds.forEach((bound, index) => {
        if (ms <= bound) seen.buckets[index] = (seen.buckets[index] ?? 0) + 1;
      });
      seen.sum += ms;
      seen.count += 1;
      durations.set(call, seen);
    },
    text: () => {
      const lines = [
        '# HELP tally_requests_total Requests by call and code of the envelope.',
        '# TYPE tally_requests_total counter',
      ];
      for (const [labels, count] of requests) lines.push(`tally_requests_total{${labels}} ${count}`);
      lines.push('# HELP tally_request_seconds How long requests take.', '# TYPE tally_request_seconds histogram');
      for (const [call, { buckets, sum, count }] of durations) {
        bounds.forEach((bound, index) =>
          lines.push(`tally_request_seconds_bucket{call="${call}",le="${bound / 1000}"} ${buckets[index] ?? 0}`),
        );
        lines.push(
          `tally_request_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
          `tally_request_seconds_sum{call="${call}"} ${sum / 1000}`,
          `tally_request_seconds_count{call="${call}"} ${count}`,
        );
      }
      const { heapUsed, rss } = process.memoryUsage();
      lines.push(
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${rss}`,
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${heapUsed}`,
      );
      lines.push(
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(process.cpuUsage().user + process.cpuUsage().system) / 1e6}`,
      );
      return `${lines.join('\n')}\n`;
    },
  };
}
