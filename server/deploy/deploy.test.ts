// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics';
import { createTestServer } from '../testing/testServer';
import { createWatch } from '../maintenance/watch';

/** Debian's package prometheus. */
const promtool = '/usr/bin/promtool';
const ruleTests = ['alerts.test.yml', 'alerts.days.test.yml'];
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

describe('what operators look at', () => {
  let metrics: string;
  beforeAll(async () => {
    const server = await createTestServer({ stories: [] });
    const watch = createWatch(
      server.db,
      () => server.context.now(),
      () => undefined,
    );
    await watch.round();
    const made = createMetrics(server.db, watch);
    made.observe('getWallet', 200, 3);
    made.adConfirmedLate('br', 'videoad');
    metrics = await made.text();
    await server.close();
  });

  const expressions = {
    'alerts.yml': [...read('alerts.yml').matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression),
    'dashboard.json': [...read('dashboard.json').matchAll(/"expr": "(.+)"/g)].map(([, expression = '']) => expression),
  };
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  it.each(Object.entries(expressions))(
    '%s names only metrics that the server, its backups and its cluster have',
    (_, all) => {
      expect(all.length).toBeGreaterThan(5);
      const scripts = read('backup/backup.sh') + read('backup/restore-check.sh');
      const had = new Set([
        ...namesIn(metrics, /^(\w+)[{ ]/gm),
        ...namesIn(scripts, /# TYPE (\w+) gauge/g),
        // As /metrics of Patroni 3.0.2 and of etcd 3.4 names them.
        ...['patroni_primary', 'patroni_replica', 'patroni_xlog_location', 'patroni_xlog_replayed_location'],
        'etcd_server_has_leader',
      ]);
      for (const expression of all) {
        const named = expression.match(/\b(tally|process|nodejs|patroni|etcd)_\w+/g) ?? [];
        // Of Prometheus itself, and of its node exporter.
        const others = expression.match(/\bup\{|\bnode_filesystem_\w+/g) ?? [];
        expect(named.length + others.length, expression).toBeGreaterThan(0);
        expect(
          named.filter((name) => !had.has(name)),
          expression,
        ).toEqual([]);
      }
    },
  );

  it('every alert is in the tests that let it fire', () => {
    const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const tests = ruleTests.map(read).join('');
    expect(alerts.filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([]);
  });

  it.skipIf(!existsSync(promtool))(
    'every alert fires on what it is for, and on nothing else',
    () => {
      execFileSync(promtool, ['test', 'rules', ...ruleTests], { cwd: import.meta.dirname, stdio: 'pipe' });
    },
    300_000,
  );

  it('every fault and state that a metric tells is a label of its own', () => {
    for (const label of ['fault="balances below 0"', 'state="failed"', 'market="br"']) expect(metrics).toContain(label);
  });
});

describe('what a machine is set up with', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'tally-deploy-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  /** A unit with a program and an account that exist on every machine. */
  const laid = (name: string) => {
    const unit = path.join(scratch, path.basename(name));
    writeFileSync(
      unit,
      read(name)
        .replace('/usr/bin/node', '/bin/true')
        .replace(/\/bin\/sh .*$/m, '/bin/true')
        .replace(/^(User|Group)=.*$/gm, (_, key: string) => (key === 'User' ? 'User=nobody' : 'Group=nogroup')),
    );
    return unit;
  };
  const services = ['tally.service', 'backup/tally-backup@.service', 'backup/tally-restore-check.service'];
  it.skipIf(!existsSync('/usr/bin/systemd-analyze')).each(services)(
    'systemd finds nothing wrong with %s, and little exposed',
    (name) => {
      const unit = laid(name);
      execFileSync('systemd-analyze', ['verify', unit.replace('@.', '@full.')], { stdio: 'pipe' });
      const output = execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit], {
        stdio: 'pipe',
      });
      expect(String(output)).toMatch(/Overall exposure level for .*: [012]\.\d/);
    },
  );
});
