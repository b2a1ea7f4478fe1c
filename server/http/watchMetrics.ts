import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Watch } from '../maintenance/watch';
import { addDatabaseMetrics } from './databaseMetrics';
import { addEventMetrics } from './eventMetrics';
import { addMonthMetrics } from './monthMetrics';

/**
 * Adds metrics of the ledger's faults, the payouts by state, the waiting claims, events and keys of stand-ins, as last
 * collected by the timer. Times are in seconds since the epoch, as usual in Prometheus.
 */
export function addWatchMetrics(
  registers: Registry[],
  { ledger, chain, months, payouts, claims, events, standIns, sharedPhones, database }: Watch,
): void {
  addLedgerMetrics(registers, ledger);
  addChainMetrics(registers, chain);
  addMonthMetrics(registers, months);
  addPayoutMetrics(registers, payouts);
  addClaimMetrics(registers, claims);
  addEventMetrics(registers, events);
  addDatabaseMetrics(registers, database);
  new Gauge({
    name: 'tally_stand_in_keys',
    help: 'Keys made on the machine for a second operator who is ill that are valid, or were within an hour.',
    registers,
    collect() {
      this.set(standIns());
    },
  });
  new Gauge({
    name: 'tally_shared_device_ids',
    help: 'Ids of phones that decide nothing, because more than five people used each within 30 days.',
    registers,
    collect() {
      this.set(sharedPhones());
    },
  });
}

function addLedgerMetrics(registers: Registry[], ledger: Watch['ledger']): void {
  new Gauge({
    name: 'tally_ledger_faults',
    help: 'People whose money is not as it must be, by what is wrong. Anything but 0 is an alarm.',
    labelNames: ['fault'],
    registers,
    collect() {
      for (const [fault, people] of Object.entries(ledger.faults())) this.set({ fault }, people);
    },
  });
  new Gauge({
    name: 'tally_ledger_checked_timestamp_seconds',
    help: 'When a portion of the people was last looked at; 0: never.',
    registers,
    collect() {
      this.set(ledger.lastRoundAt() / 1000);
    },
  });
  new Gauge({
    name: 'tally_ledger_walk_timestamp_seconds',
    help: 'When a walk through everybody last ended; 0: none has yet.',
    registers,
    collect() {
      this.set(ledger.lastWalkAt() / 1000);
    },
  });
}

function addChainMetrics(registers: Registry[], chain: Watch['chain']): void {
  const ofMarket = (name: string, help: string, valueOf: (state: ReturnType<Watch['chain']>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['market'],
      registers,
      collect() {
        for (const state of chain()) this.set({ market: state.market }, valueOf(state));
      },
    });
  ofMarket(
    'tally_chain_faults',
    'Closed days of which something was changed, deleted or put in since. Anything but 0 is an alarm.',
    ({ faults }) => faults,
  );
  ofMarket(
    'tally_chain_closed_until_timestamp_seconds',
    'The end of the last closed day; 0: none is closed.',
    ({ closedUntil }) => closedUntil / 1000,
  );
  ofMarket(
    'tally_chain_walk_timestamp_seconds',
    'When a walk through all closed days last ended; 0: none has yet.',
    ({ lastWalkAt }) => lastWalkAt / 1000,
  );
}

function addPayoutMetrics(registers: Registry[], payouts: Watch['payouts']): void {
  new Gauge({
    name: 'tally_payouts_last_day',
    help: 'Withdrawals that were asked for within 24 hours, by what they are now.',
    labelNames: ['market', 'state'],
    registers,
    collect() {
      for (const { market, lastDay } of payouts())
        for (const [state, count] of Object.entries(lastDay)) this.set({ market, state }, count);
    },
  });
  const pending = (name: string, help: string, valueOf: (states: ReturnType<Watch['payouts']>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['market'],
      registers,
      collect() {
        for (const states of payouts()) this.set({ market: states.market }, valueOf(states));
      },
    });
  new Counter({
    name: 'tally_payout_exceptions_total',
    help: 'Results of the payout provider that contradicted the books, by what they contradict; counted in the database.',
    labelNames: ['market', 'kind'],
    registers,
    collect() {
      this.reset();
      for (const { market, exceptions } of payouts())
        for (const [kind, count] of Object.entries(exceptions)) this.inc({ market, kind }, count);
    },
  });
  pending(
    'tally_payout_exceptions_open',
    'Those of them that no operator has closed. Anything but 0 is an alarm.',
    (states) => states.openExceptions,
  );
  pending('tally_approvals_waiting', 'Requests that wait for a second operator.', (states) => states.approvals);
  pending(
    'tally_approvals_oldest_timestamp_seconds',
    'When the oldest of them was made; 0: none waits.',
    (states) => states.approvalsOldestAt / 1000,
  );
  pending('tally_payouts_pending', 'Withdrawals under way.', (states) => states.pending);
  pending('tally_payouts_sent', 'Those of them that are with the payout provider.', (states) => states.sent);
  pending(
    'tally_payouts_pending_minor_units',
    'Their amount in minor units of the currency.',
    (states) => states.pendingAmount,
  );
  pending(
    'tally_payouts_oldest_timestamp_seconds',
    'When the oldest of them was asked for; 0: none is under way.',
    (states) => states.oldestAt / 1000,
  );
}

function addClaimMetrics(registers: Registry[], claims: Watch['claims']): void {
  const waiting = (name: string, help: string, valueOf: (states: ReturnType<Watch['claims']>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['market', 'task'],
      registers,
      collect() {
        for (const states of claims()) this.set({ market: states.market, task: states.task }, valueOf(states));
      },
    });
  waiting('tally_claims_waiting', 'Claims whose ad network has not confirmed them yet.', (states) => states.waiting);
  waiting('tally_claims_waiting_long', 'Those of them that are older than an hour.', (states) => states.long);
  waiting(
    'tally_claims_oldest_timestamp_seconds',
    'When the oldest of them was made; 0: none waits.',
    (states) => states.oldestAt / 1000,
  );
}
