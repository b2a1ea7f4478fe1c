// @vitest-environment node
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
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
      expect(named.length + Number(expression.startsWith('up{')), expression).toBeGreaterThan(0);
      expect(
        named.filter((name) => !had.has(name)),
        expression,
      ).toEqual([]);
    }
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

  /** Writes the example with a certificate and these ports; returns the file of the whole configuration. */
  function site(ports: { plain: number; secure: number; server: number }): string {
    const at = (name: string) => path.join(scratch, name);
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
        ...['-keyout', at('privkey.pem'), '-out', at('fullchain.pem')],
      ],
      { stdio: 'pipe' },
    );
    const example = read('nginx.conf')
      .replaceAll('/etc/letsencrypt/live/tally.example.com', scratch)
      .replaceAll('/var/log/nginx', scratch)
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
      .replace('127.0.0.1:4000', `127.0.0.1:${ports.server}`)
      .replace('client_body_timeout 20s', 'client_body_timeout 1s')
      .replace('proxy_read_timeout 10s', 'proxy_read_timeout 1s');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`);
    // The logs of the whole nginx are as Debian sets them: the example must keep its requests out of them.
    const logs = `access_log ${at('access.log')};\nerror_log ${at('error.log')} info;`;
    writeFileSync(
      at('nginx.conf'),
      `pid ${at('pid')};\nerror_log ${at('main.log')} info;\nevents {}\nhttp {\n${logs}\n${paths.join('\n')}\n${example}\n}\n`,
    );
    return at('nginx.conf');
  }

  const nginx = '/usr/sbin/nginx';
  it.skipIf(!existsSync(nginx))('nginx accepts the proxy', () => {
    execFileSync(nginx, ['-t', '-q', '-c', site({ plain: 80, secure: 443, server: 4000 }), '-p', scratch], {
      stdio: 'pipe',
    });
  });

  it('no server of the example writes down addresses', () => {
    const servers = read('nginx.conf')
      .split(/^server \{/m)
      .slice(1);
    expect(servers).toHaveLength(2);
    for (const each of servers) {
      expect(each).toMatch(/^ {4}access_log off;$/m);
      expect(each).toMatch(/^ {4}error_log \S+ emerg;$/m);
      expect(each.match(/(access|error)_log/g)).toHaveLength(2);
    }
  });

  it.skipIf(!existsSync(nginx))(
    'no log of nginx holds an address, whatever fails: no server, a redirect, a wrong place, too large, too slow',
    async () => {
      const ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
      const started = spawn(nginx, ['-c', site(ports), '-p', scratch, '-g', 'daemon off;'], { stdio: 'ignore' });
      const ended = new Promise((resolve) => started.on('exit', resolve));
      const secret = 'a-secret-of-somebody';
      const ask = (base: string, place: string, ...more: string[]) =>
        execFileSync('curl', ['-sk', '-o', '/dev/null', '-w', '%{http_code}', ...more, `${base}${place}${secret}`], {
          encoding: 'utf8',
        });
      const secure = `https://127.0.0.1:${ports.secure}`;
      const answers: Record<string, string> = {};
      writeFileSync(path.join(scratch, 'large'), 'x'.repeat(300_000));
      try {
        answers['redirect'] = ask(
          `http://127.0.0.1:${ports.plain}`,
          '/?token=',
          ...['--retry', '20', '--retry-delay', '1', '--retry-connrefused'],
        );
        answers['no server'] = ask(secure, '/event/v1/dashboard/ocdata?key=');
        answers['too large'] = ask(secure, '/event/v1/app/h5action?token=', '-d', `@${path.join(scratch, 'large')}`);
        // A server that takes the connection and says nothing, and one that hangs up.
        const silent = createServer((socket) => socket.on('error', () => undefined));
        await new Promise<void>((resolve) => silent.listen(ports.server, '127.0.0.1', resolve));
        answers['silent'] = ask(secure, '/dataclear?key=');
        silent.close();
        answers['broken'] = ask(secure, '/%zz?token=');
      } finally {
        started.kill();
        await ended;
      }
      expect(answers).toEqual({
        redirect: '301',
        'no server': '503',
        'too large': '413',
        silent: '503',
        broken: '400',
      });
      const logs = readdirSync(scratch).filter((name) => name.endsWith('.log'));
      expect(logs).toEqual(expect.arrayContaining(['main.log', 'error.log', 'tally.error.log']));
      for (const name of logs) expect(readFileSync(path.join(scratch, name), 'utf8'), name).not.toContain(secret);
    },
    60_000,
  );
});
