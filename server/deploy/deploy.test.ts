// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics';
import { createTestServer } from '../testing/testServer';
import { createWatch } from '../maintenance/watch';

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
  it.each(Object.entries(expressions))('%s names only metrics that the server has', (_, all) => {
    expect(all.length).toBeGreaterThan(5);
    const had = new Set([...metrics.matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name));
    for (const expression of all) {
      const named = expression.match(/\b(tally|process|nodejs)_\w+/g) ?? [];
      // Of Prometheus itself, and of its node exporter.
      const others = expression.match(/^up\{|\bnode_filesystem_\w+/g) ?? [];
      expect(named.length + others.length, expression).toBeGreaterThan(0);
      expect(
        named.filter((name) => !had.has(name)),
        expression,
      ).toEqual([]);
    }
  });

  it('every alert is in the tests that let it fire', () => {
    const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts.filter((name) => !read('alerts.test.yml').includes(`alertname: ${name}\n`))).toEqual([]);
  });

  it('every fault and state that a metric tells is a label of its own', () => {
    for (const label of ['fault="balances below 0"', 'state="failed"', 'market="br"']) expect(metrics).toContain(label);
  });
});

describe('what a machine is set up with', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'tally-deploy-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
    'systemd finds nothing wrong with the unit, and little exposed',
    () => {
      const unit = path.join(scratch, 'tally.service');
      // Replaces the program and the account by ones that exist on every machine.
      writeFileSync(
        unit,
        read('tally.service')
          .replace('/usr/bin/node', '/bin/true')
          .replace(/=tally$/gm, '=nobody')
          .replace('Group=nobody', 'Group=nogroup'),
      );
      execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' });
      const output = execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], {
        stdio: 'pipe',
      });
      expect(String(output)).toMatch(/Overall exposure level for tally.service: [01]\.\d/);
    },
  );
});
