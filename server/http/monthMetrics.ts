import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Watch } from '../maintenance/watch';

/** Adds metrics of the months of the ledger (OPS-69), as last collected by the timer. Without a look they say nothing. */
export function addMonthMetrics(registers: Registry[], months: Watch['months']): void {
  const ofMonths = (
    name: string,
    help: string,
    valueOf: (states: NonNullable<ReturnType<Watch['months']>>) => number,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const states = months();
        if (states) this.set(valueOf(states));
        else this.reset();
      },
    });
  ofMonths(
    'tally_ledger_in_months',
    'Whether the ledger lies in months; a database of an earlier version is converted by "ledger-months".',
    ({ inMonths }) => (inMonths ? 1 : 0),
  );
  ofMonths(
    'tally_ledger_months_ahead',
    'Months of the ledger that are made after the current one.',
    ({ ahead }) => ahead,
  );
  ofMonths(
    'tally_ledger_beyond_months',
    'Whether rows of the ledger lie in no month. Anything but 0 is an alarm.',
    ({ beyond }) => (beyond ? 1 : 0),
  );
}
