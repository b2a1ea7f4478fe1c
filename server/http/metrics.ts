import { games } from '@tally/contract/host/hostBackend';
import type { Game } from '@tally/contract/host/hostBackend';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/db';
import { deviceVerdicts } from '../domain/people/phones';
import type { DeviceVerdict } from '../domain/people/phones';
import type { Watch } from '../maintenance/watch';
import { addWatchMetrics } from './watchMetrics';

/**
 * Prometheus metrics: counts and durations of requests, and the state of the process, its event loop and the connection
 * pool.
 */
export interface Metrics {
  observe(call: string, code: number, ms: number): void;
  /** Counts a callback of an ad network by its result. */
  adCallback(source: string, result: string): void;
  /** Counts a reward that no ad network had confirmed, whether it was paid or refused. */
  adUnconfirmed(market: string, task: string): void;
  /** Counts a claim that was paid after waiting for an ad network's confirmation. */
  adConfirmedLate(market: string, task: string): void;
  /** Counts a login by what the id of its phone is worth (PERSON-16, PERSON-17). */
  login(device: DeviceVerdict): void;
  /** Takes the share of the last hour's calls that came from one address, 0 to 1 (API-38). */
  readonly busiestAddress: (share: number) => void;
  /** Counts a report of a round by the phone app's backend, by what it was answered. */
  round(game: Game, result: string): void;
  text(): Promise<string>;
}

/** Upper bounds of the histogram's buckets, s. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

function loginCounter(registers: Registry[]) {
  const logins = new Counter({
    name: 'tally_logins_total',
    help: 'Logins, by what the id of the phone was worth.',
    labelNames: ['device'],
    registers,
  });
  for (const device of deviceVerdicts) logins.inc({ device }, 0);
  return logins;
}

const busiestGauge = (registers: Registry[]) =>
  new Gauge({
    name: 'tally_busiest_address_share',
    help: "Share of people's calls in the last full hour that came from one address; 0 when there were few.",
    registers,
  });

function addWaitingGauge(registers: Registry[], db: Pick<Db, 'waiting'>): void {
  new Gauge({
    name: 'tally_database_waiting',
    help: 'Work that waits for a connection to the database, or for its turn on the embedded one.',
    registers,
    collect() {
      this.set(db.waiting());
    },
  });
}

/**
 * Creates the metrics registry.
 *
 * @param db whose waiting work is shown
 * @param watch ledger faults and payout states, collected on a timer
 */
export function createMetrics(db: Pick<Db, 'waiting'>, watch?: Watch): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('tally_requests_total', 'Requests by call and code of the envelope.', 'call', 'code');
  const seconds = new Histogram({
    name: 'tally_request_seconds',
    help: 'How long requests take.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  const callbacks = counter(
    'tally_ad_callbacks_total',
    'Callbacks of ad networks, by how they were taken.',
    'source',
    'result',
  );
  const unconfirmed = counter(
    'tally_ad_unconfirmed_total',
    'Rewards asked for that no ad network had confirmed, where confirmations are observed or required.',
    'market',
    'task',
  );
  const confirmedLate = counter(
    'tally_ad_confirmed_late_total',
    'Rewards that had waited for their confirmation, and were paid when it came.',
    'market',
    'task',
  );
  const rounds = counter(
    'tally_rounds_total',
    "Rounds of games that the phone app's backend reported, by what was answered; a repeated report counts again.",
    'game',
    'result',
  );
  const logins = loginCounter(registers);
  // Present from the start, so that after a restart "none came" differs from "nobody counts".
  for (const game of games) rounds.inc({ game, result: 'paid' }, 0);
  addWaitingGauge(registers, db);
  const busiest = busiestGauge(registers);
  if (watch) addWatchMetrics(registers, watch);
  return {
    observe: (call, code, ms) => {
      requests.inc({ call, code });
      seconds.observe({ call }, ms / 1000);
    },
    adCallback: (source, result) => callbacks.inc({ source, result }),
    adUnconfirmed: (market, task) => unconfirmed.inc({ market, task }),
    adConfirmedLate: (market, task) => confirmedLate.inc({ market, task }),
    busiestAddress: (share) => busiest.set(share),
    login: (device) => logins.inc({ device }),
    round: (game, result) => rounds.inc({ game, result }),
    text: () => register.metrics(),
  };
}
