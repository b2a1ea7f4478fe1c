// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const steps = path.join(import.meta.dirname, 'market');
const lineBefore = 'tally_ph = host=old dbname=tally\n';
let folder = '';
let ini = '';

const program = (name: string, script: string) => {
  const file = path.join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-moment-'));
  mkdirSync(path.join(folder, 'bin'));
  ini = path.join(folder, 'pgbouncer.ini');
  // Both databases hold the same; what PgBouncer was told is written down.
  program(
    'psql',
    `case "$*" in
      *market-rows.sql*) echo 1; echo 'every row'; until [ -s "$GO" ]; do sleep 0.01; done; echo 2 ;;
      *tgname*) echo 3 ;;
      *POOLER*) echo "$*" >> ${path.join(folder, 'pooler')} ;;
    esac`,
  );
  // A clock that jumps by an hour at one of its readings.
  program(
    'date',
    `echo x >> ${path.join(folder, 'readings')}
    if [ "$(wc -l < ${path.join(folder, 'readings')})" -ge "$LATE" ]; then echo 3600000000000; else echo 0; fi`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Carries out the moment with a clock that jumps at its nth reading. */
function moment(late: number): { said: string; line: string; pooler: string } {
  writeFileSync(ini, lineBefore);
  for (const name of ['readings', 'pooler']) writeFileSync(path.join(folder, name), '');
  const { stderr } = spawnSync('sh', [path.join(steps, 'moment.sh'), '0'], {
    encoding: 'utf8',
    env: {
      PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      MARKET: 'ph',
      OLD: 'OLD',
      NEW: 'NEW',
      FROM_NEW: 'OLD',
      POOLER: 'POOLER',
      POOLER_INI: ini,
      NEW_ADDRESS: 'host=new dbname=tally',
      LATE: String(late),
    },
  });
  return { said: stderr, line: readFileSync(ini, 'utf8'), pooler: readFileSync(path.join(folder, 'pooler'), 'utf8') };
}

it('wherever the moment takes too long, "nothing happened" leaves the line of the pooler as it was', () => {
  const outcomes = new Set<string>();
  for (let late = 1; late <= 14; late++) {
    const { said, line, pooler } = moment(late);
    const wentBack = said.includes('Nothing happened');
    outcomes.add(wentBack ? 'back' : 'moved');
    expect({ late, line, reloaded: pooler.includes('RELOAD') }).toEqual({
      late,
      line: wentBack ? lineBefore : 'tally_ph = host=new dbname=tally\n',
      reloaded: !wentBack,
    });
    expect(pooler).toContain('RESUME tally_ph');
  }
  expect(outcomes).toEqual(new Set(['back', 'moved']));
});
