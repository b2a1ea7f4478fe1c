import { hostEventKinds } from '@tally/contract/host/hostEvents';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Watch } from '../maintenance/watch';

/** Adds metrics of the events for the phone app's backend, as last collected by the timer, and of this server's tries. */
export function addEventMetrics(registers: Registry[], events: Watch['events']): void {
  new Gauge({
    name: 'tally_events_pending',
    help: "Events that the phone app's backend has not taken yet.",
    registers,
    collect() {
      this.set(events().pending);
    },
  });
  new Gauge({
    name: 'tally_events_oldest_timestamp_seconds',
    help: 'When the oldest of them was written; 0: none waits.',
    registers,
    collect() {
      this.set(events().oldestAt / 1000);
    },
  });
  new Gauge({
    name: 'tally_events_given_up',
    help: 'Events of the last 7 days that were given up, and not sent again.',
    registers,
    collect() {
      this.set(events().givenUp);
    },
  });
  new Gauge({
    name: 'tally_events_refused',
    help: 'Events that wait because the receiver has refused them, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      const { refused } = events();
      for (const kind of hostEventKinds) this.set({ kind }, refused[kind] ?? 0);
    },
  });
  new Counter({
    name: 'tally_event_tries_total',
    help: 'Tries to deliver events, by how they ended; one that is given up has failed too.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(events().counts)) this.inc({ result }, count);
    },
  });
}
