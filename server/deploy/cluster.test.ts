// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forMaintenance, forRequests } from '../db/postgres/pool';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const patroni = read('cluster/patroni.yml');
const pooler = read('cluster/pgbouncer.ini');
const guide = readFileSync(path.join(import.meta.dirname, '../../docs/availability.md'), 'utf8');

/** The value of a setting, whatever stands between its name and it. */
const valueOf = (text: string, name: string) =>
  new RegExp(`^\\s*(?:- )?${name}\\s*[:=]\\s*'?([^'\\n]*)'?$`, 'm').exec(text)?.[1];
const numberOf = (text: string, name: string) => Number.parseInt(valueOf(text, name) ?? '', 10);

describe('the configuration of several machines', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'tally-cluster-files-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('a machine that is silent is replaced in time, and one that is slow is not', () => {
    expect(numberOf(patroni, 'ttl')).toBe(20);
    expect(numberOf(patroni, 'loop_wait') + 2 * numberOf(patroni, 'retry_timeout')).toBeLessThanOrEqual(20);
    expect(numberOf(patroni, 'primary_start_timeout')).toBe(0);
  });

  it('nothing is confirmed that a single machine has', () => {
    expect(valueOf(patroni, 'synchronous_mode')).toBe('true');
    expect(valueOf(patroni, 'synchronous_mode_strict')).toBe('true');
    expect(valueOf(patroni, 'synchronous_commit')).toBe('on');
  });

  it('the guide says how long a replica that hangs may hold up commits', () => {
    const documented = numberOf(patroni, 'wal_sender_timeout') + numberOf(patroni, 'loop_wait');
    expect(guide).toContain(`at most ${documented} s: \`wal_sender_timeout\` and \`loop_wait\``);
  });

  it('PgBouncer waits no longer for a connection than the server for an answer, and cuts off no maintenance', () => {
    expect(numberOf(pooler, 'query_wait_timeout') * 1000).toBeLessThanOrEqual(forRequests.answerMs ?? 0);
    expect(read('cluster/roles.sql')).toContain(
      `alter role tally set statement_timeout = '${(forMaintenance.answerMs ?? 0) / 1000}s';`,
    );
  });

  it('PostgreSQL has connections for the PgBouncers of three machines, and for Patroni and operators', () => {
    expect(3 * numberOf(pooler, 'default_pool_size')).toBeLessThan(numberOf(patroni, 'max_connections') - 20);
  });

  it('all files know the same machines', () => {
    const machines = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
    for (const name of ['patroni.yml', 'etcd.env', 'haproxy.cfg'])
      expect([...new Set(read(`cluster/${name}`).match(/10\.0\.0\.1\d/g))].sort(), name).toEqual(machines);
    expect(valueOf(pooler, 'tally')).toBe(
      `host=127.0.0.1 port=${/bind 127\.0\.0\.1:(5000)/.exec(read('cluster/haproxy.cfg'))?.[1]}`,
    );
    expect(read('nginx.conf')).toContain('# include /etc/nginx/tally-servers.conf;');
  });

  it('the guide names every file and where it goes', () => {
    for (const name of [
      'patroni.yml',
      'etcd.env',
      'haproxy.cfg',
      'pgbouncer.ini',
      'userlist.txt',
      'roles.sql',
      'nginx-servers.conf',
    ])
      expect(guide).toContain(name);
  });

  it.skipIf(!existsSync('/usr/bin/patroni'))('Patroni reads its file', () => {
    const file = path.join(scratch, 'patroni.yml');
    // The machine of the test has none of the addresses, and PostgreSQL of any version.
    writeFileSync(file, patroni.replaceAll(/THIS-ADDRESS|10\.0\.0\.1\d/g, '127.0.0.1').replace(/^ +bin_dir:.*\n/m, ''));
    const code = `import sys, yaml; from patroni.config import Config; config = Config('${file}'); assert config['ttl'] == 30 and config['bootstrap']['dcs']['ttl'] == 20`;
    execFileSync('/usr/bin/python3', ['-c', code], { stdio: 'pipe' });
  });

  it.skipIf(!existsSync('/usr/sbin/haproxy'))('HAProxy accepts its file', () => {
    const file = path.join(scratch, 'haproxy.cfg');
    writeFileSync(file, read('cluster/haproxy.cfg'));
    execFileSync('/usr/sbin/haproxy', ['-c', '-q', '-f', file], { stdio: 'pipe' });
  });
});
