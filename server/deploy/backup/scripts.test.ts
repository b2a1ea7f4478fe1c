// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let home: string;
/** What the programs of a machine answer; `npm run cluster -- restore` runs the scripts with the real ones. */
let answers: Record<string, string>;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'tally-scripts-'));
  for (const folder of ['bin', 'metrics']) mkdirSync(path.join(home, folder));
  answers = {
    // The archive's newest file, the newest backup's end and its types, by the question.
    jq: 'case "$*" in *HELP*) echo metric 5 ;; *archive*) echo 000000020000000000000007 ;; *) echo 1700 ;; esac',
    psql: 'case "$*" in *walfile*) echo 0 ;; *last_xact*) echo 1800 ;; *) echo f ;; esac',
    pgbackrest: 'case "$*" in *verify*) printf "status: ok\\n    missing: 0, checksum invalid: 0, other: 0\\n" ;; esac',
    node: 'case "$*" in *ledger-faults) echo "3 people, 0 faults." ;; *) echo "br: 2 closed days, the last one 20261129." ;; esac',
    pg_ctl: 'exit 0',
    pg_isready: 'exit 0',
  };
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs a script with those programs; returns its exit code, what it wrote, and each command in its order. */
function run(script: string, ...args: string[]) {
  const log = path.join(home, 'log');
  for (const [name, body] of Object.entries(answers)) {
    const file = path.join(home, 'bin', name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >>${log}\n${body}\n`);
    chmodSync(file, 0o755);
  }
  const env = {
    PATH: `${path.join(home, 'bin')}:/usr/bin:/bin`,
    METRICS: path.join(home, 'metrics'),
    SCRATCH: path.join(home, 'scratch'),
    POSTGRES: path.join(home, 'bin'),
  };
  const { status, stderr } = spawnSync('/bin/sh', [path.join(import.meta.dirname, script), ...args], { env });
  return { status, stderr: String(stderr), commands: readFileSync(log, 'utf8') };
}
const metric = (name: string) => path.join(home, 'metrics', name);
const checked = () => readFileSync(metric('tally_restore_check.prom'), 'utf8');
const succeededAt = () => Number(/^tally_restore_check_timestamp_seconds (\d+)$/m.exec(checked())?.[1]);

describe('the nightly check', () => {
  it('a good backup is restored without its archive, checked, stopped and removed', () => {
    const { status, commands } = run('restore-check.sh');
    expect(status).toBe(0);
    expect(commands).toMatch(/pgbackrest .*--pg1-path=\S+scratch\/data --archive-mode=off restore/);
    expect(commands.trim()).toMatch(/pg_ctl -D \S+scratch\/data -m immediate -s stop$/);
    expect(existsSync(path.join(home, 'scratch/data'))).toBe(false);
    expect(succeededAt()).toBeGreaterThan(1_700_000_000);
    expect(checked()).toContain('tally_restore_check_until_timestamp_seconds 1800\n');
  });

  const chain = 'echo "ph 20261121: not as it was closed (transfers)."; echo "br: 2 closed days."';
  it.each([
    [
      'ledger',
      'node',
      'case "$*" in *ledger-faults) echo "3 people, 2 faults."; exit 1 ;; *) echo "br: 2 closed days" ;; esac',
      2,
    ],
    ['chain', 'node', `case "$*" in *ledger-faults) echo "3 people, 0 faults." ;; *) ${chain}; exit 1 ;; esac`, 1],
    ['archive', 'psql', 'case "$*" in *walfile*) echo 1 ;; *last_xact*) echo 1800 ;; *) echo f ;; esac', 1],
    [
      'repository',
      'pgbackrest',
      'case "$*" in *verify*) printf "status: error\\n  missing: 1, other: 2\\n" ;; esac',
      3,
    ],
    ['repository', 'pgbackrest', 'case "$*" in *verify*) echo "status: error" ;; esac', 1],
  ])('a fault of the %s is counted, and the last good check stays what it was', (of, program, body, count) => {
    writeFileSync(metric('tally_restore_check.prom'), 'tally_restore_check_timestamp_seconds 1234\n');
    answers[program] = body;
    expect(run('restore-check.sh').status).toBe(1);
    expect(checked()).toContain(`tally_restore_check_faults{of="${of}"} ${count}\n`);
    expect(succeededAt()).toBe(1234);
  });

  it.each([
    ['pgbackrest', 'case "$*" in *restore*) echo "no repository" >&2; exit 37 ;; esac', 'no repository'],
    ['pg_ctl', 'case "$*" in *start*) exit 1 ;; esac', ''],
    ['psql', 'echo "no such database" >&2; exit 2', 'no such database'],
    ['node', 'echo "the disk is full" >&2; exit 1', 'the disk is full'],
    ['pgbackrest', 'exit 0', ''],
  ])('a try that fails (%s) writes nothing and removes what it restored', (program, body, said) => {
    writeFileSync(metric('tally_restore_check.prom'), 'before\n');
    answers[program] = body;
    const { status, stderr } = run('restore-check.sh');
    expect(status).not.toBe(0);
    expect(stderr).toContain(said);
    expect(checked()).toBe('before\n');
    expect(existsSync(path.join(home, 'scratch/data'))).toBe(false);
  });
});

describe('a backup', () => {
  it('is made where the primary runs, and its metrics are written', () => {
    expect(run('backup.sh', 'diff').commands).toContain('pgbackrest --stanza=tally --type=diff backup');
    expect(readFileSync(metric('tally_backup.prom'), 'utf8')).toBe('metric 5\n');
  });

  it('is not made on a replica, whose metrics are written as well', () => {
    answers['psql'] = 'echo t';
    const { status, commands } = run('backup.sh', 'full');
    expect([status, commands.includes(' backup\n')]).toEqual([0, false]);
    expect(existsSync(metric('tally_backup.prom'))).toBe(true);
  });

  it('that fails ends the script, and leaves the metrics of the one before', () => {
    answers['pgbackrest'] = 'exit 56';
    expect(run('backup.sh', 'full').status).toBe(56);
    expect(existsSync(metric('tally_backup.prom'))).toBe(false);
  });

  it('names the program that is missing, with the command that installs it', () => {
    delete answers['psql'];
    delete answers['pgbackrest'];
    const { PATH, ...rest } = { PATH: path.join(home, 'bin'), METRICS: home };
    const { status, stderr } = spawnSync('/bin/sh', [path.join(import.meta.dirname, 'backup.sh'), 'full'], {
      env: { PATH, ...rest },
    });
    expect([status, String(stderr)]).toEqual([
      1,
      'pgbackrest is missing: apt-get install pgbackrest postgresql-client jq\n',
    ]);
  });
});

describe('the files of the archive', () => {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

  it.skipIf(!existsSync('/usr/bin/pgbackrest'))('pgBackRest knows each setting of its file', () => {
    const config = path.join(home, 'pgbackrest.conf');
    writeFileSync(config, read('pgbackrest.conf').replace(/^(repo1|log|lock)-path=.*$/gm, `$1-path=${home}`));
    const args = [`--config=${config}`, '--stanza=tally', 'info'];
    const { stdout, stderr } = spawnSync('pgbackrest', args, { encoding: 'utf8' });
    expect(stderr).not.toMatch(/WARN|ERROR/);
    expect(stdout).toContain('missing stanza path');
  });

  it('PostgreSQL archives the same way with Patroni and without', () => {
    const settings = read('postgresql.conf').matchAll(/^(archive_\w+) = (.+)$/gm);
    const cluster = read('../cluster/patroni.yml');
    for (const [, name = '', value = ''] of settings)
      expect(cluster).toMatch(new RegExp(`${name}: '?${value.replaceAll("'", '')}(s|')?\\n`));
  });
});
