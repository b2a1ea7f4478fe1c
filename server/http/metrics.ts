import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/db';
import type { Watch } from '../watch';
import { addWatchMetrics } from './watchMetrics';

/** Counts requests, and how long they take, as Prometheus text; with the process, its event loop and the pool beside them. */
export interface Metrics {
  observe(call: string, code: number, ms: number): void;
  /** A callback of an ad network was taken so. */
  adCallback(source: string, result: string): void;
  /** A reward was paid, or refused, that no ad network had confirmed. */
  adUnconfirmed(market: string, task: string): void;
  /** A claim that had waited for an ad network's confirmation was paid. */
  adConfirmedLate(market: string, task: string): void;
  text(): Promise<string>;
}

/** Upper bounds of the histogram, s. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * @param db whose waiting work is shown
 * @param watch what the timer sees of ledger and payouts
 */
export function createMetrics(db: Pick<Db, 'waiting'>, watch?: Watch): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'tally_requests_total',
    help: 'Requests by call and code of the envelope.',
    labelNames: ['call', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'tally_request_seconds',
    help: 'How long requests take.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  const callbacks = new Counter({
    name: 'tally_ad_callbacks_total',
    help: 'Callbacks of ad networks, by how they were taken.',
    labelNames: ['source', 'result'],
    registers,
  });
  const unconfirmed = new Counter({
    name: 'tally_ad_unconfirmed_total',
    help: 'Rewards asked for that no ad network had confirmed, where confirmations are observed or required.',
    labelNames: ['market', 'task'],
    registers,
  });
  const confirmedLate = new Counter({
    name: 'tally_ad_confirmed_late_total',
    help: 'Rewards that had waited for their confirmation, and were paid when it came.',
    labelNames: ['market', 'task'],
    registers,
  });
  new Gauge({
    name: 'tally_database_waiting',
    help: 'Work that waits for a connection to the database, or for its turn on the embedded one.',
    registers,
    collect() {
      this.set(db.waiting());
    },
  });
  if (watch) addWatchMetrics(registers, watch);
  return {
    observe: (call, code, ms) => {
      requests.inc({ call, code });
      seconds.observe({ call }, ms / 1000);
    },
    adCallback: (source, result) => callbacks.inc({ source, result }),
    adUnconfirmed: (market, task) => unconfirmed.inc({ market, task }),
    adConfirmedLate: (market, task) => confirmedLate.inc({ market, task }),
    text: () => register.metrics(),
  };
}
