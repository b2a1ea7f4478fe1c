import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { metricsOf } from './nightly.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

/** Turns one byte in the middle of a file over, as a disk does. */
function damage(file) {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] ^= 0xff;
  writeFileSync(file, bytes);
}

/**
 * Damages a file of the archive and one of a backup, and takes one out of the archive: each has to be found by the
 * nightly check, which must leave the time of the last good one as it was.
 */
export async function tryDamage(repository, primary, machine) {
  // A file between two others of the log: PostgreSQL takes the gap for the end.
  for (let turn = 0; turn < 3; turn++) {
    await primary.sql(
      'select pg_switch_wal() from (select pg_logical_emit_message(false, $$tally$$, $$more$$)) as more',
    );
    await primary.pgbackrest('check');
  }
  const logs = filesIn(path.join(repository, 'archive'))
    .filter((file) => /[0-9A-F]{24}-[0-9a-f]{40}\.zst$/.test(file))
    .sort();
  const [table] = filesIn(path.join(repository, 'backup'))
    .filter((file) => file.includes('pg_data/base/'))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  const good = metricsOf(machine, 'tally_restore_check.prom').tally_restore_check_timestamp_seconds;
  const cases = [
    ['a damaged file of the archive', logs[0], damage],
    ['a damaged file of a backup', table, damage],
    ['a file that is missing in the archive', logs.at(-2), rmSync],
  ];
  let isFound = true;
  for (const [what, file, harm] of cases) {
    const bytes = readFileSync(file);
    harm(file);
    const { code, output } = await machine.run('sh', 'restore-check.sh');
    writeFileSync(file, bytes);
    const metrics = metricsOf(machine, 'tally_restore_check.prom');
    const found = code !== 0 && metrics.tally_restore_check_timestamp_seconds === good;
    const said = Object.entries(metrics).filter(([name, value]) => name.includes('faults') && value !== '0');
    console.log(`The nightly check and ${what}: ${found ? 'found' : `NOT FOUND\n${output}`} (${said.join(' ')}).`);
    isFound &&= found;
  }
  return isFound;
}
