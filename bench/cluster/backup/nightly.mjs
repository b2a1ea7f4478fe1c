import { readFileSync } from 'node:fs';
import path from 'node:path';
import { timed } from '../timed.mjs';

/** The metrics that the scripts have written on a machine, by name with labels. */
export function metricsOf(machine, file) {
  const text = readFileSync(path.join(machine.metrics, file), 'utf8');
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => /^(.+) (\S+)$/.exec(line)?.slice(1) ?? [line, '']),
  );
}

const lines = (metrics) =>
  Object.entries(metrics)
    .map(([name, value]) => `  ${name} ${value}`)
    .join('\n');

const faultsIn = (metrics) =>
  Object.entries(metrics)
    .filter(([name]) => name.startsWith('tally_restore_check_faults'))
    .reduce((sum, [, value]) => sum + Number(value), 0);

/** Runs the nightly check on a machine that has the repository alone, and prints what Prometheus would read. */
export async function tryNightly(primary, machine) {
  console.log(`What the backups wrote:\n${lines(metricsOf(primary, 'tally_backup.prom'))}`);
  const { code, output } = await timed('The nightly check', () => machine.run('sh', 'restore-check.sh'));
  if (code !== 0) throw new Error(`The nightly check ended with ${code}.\n${output}`);
  const metrics = metricsOf(machine, 'tally_restore_check.prom');
  console.log(`What it wrote:\n${lines(metrics)}`);
  return metrics.tally_restore_check_timestamp_seconds !== '0' && faultsIn(metrics) === 0;
}
