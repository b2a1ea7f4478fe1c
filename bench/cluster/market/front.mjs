import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userFor } from '../../../scripts/lib/servers/postgres.mjs';
import { freePort } from '../../../scripts/lib/servers/serverProcess.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { listening } from '../service.mjs';

/** The files of a move, which the guide names and the trial runs. */
export const steps = path.join(root, 'server/deploy/market');

const wrap = (folder, scratch, sites) =>
  `daemon off;\nworker_processes 2;\nworker_rlimit_nofile 16384;\npid ${folder}/pid;\nerror_log ${folder}/error.log error;\nevents { worker_connections 4096; }\nhttp {\n${scratch}\n${sites}\n}\n`;

/**
 * Starts nginx with a site for each market, as `site.sh` writes it; `ports`: the port of each market's server.
 *
 * @param {Record<string, number>} ports
 */
export async function startFront(ports) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-front-'));
  mkdirSync(path.join(folder, 'scratch'));
  const tls = await freePort();
  const plain = await freePort();
  const key = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  const at = (name) => path.join(folder, name);
  execFileSync('openssl', [...key, '-keyout', at('privkey.pem'), '-out', at('fullchain.pem')], { stdio: 'pipe' });
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at('scratch')}/${name};`)
    .join('\n');
  const sites = Object.entries(ports).map(([market, port]) =>
    execFileSync('sh', [path.join(steps, 'site.sh'), market, String(port)], { encoding: 'utf8' })
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`)
      .replaceAll(`/etc/letsencrypt/live/${market}.tally.example.com`, folder)
      .replaceAll('/var/log/nginx', folder),
  );
  writeFileSync(at('nginx.conf'), wrap(folder, scratch, sites.join('\n')));
  const child = spawn('/usr/sbin/nginx', ['-c', at('nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await listening(tls);
  return {
    url: `https://127.0.0.1:${tls}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where a line of PgBouncer's file leads to, for this database. */
export const addressOf = (url) => {
  const { hostname, port, username, pathname } = new URL(url);
  return `host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)}`;
};

/** Starts PgBouncer with the documented file, all of whose lines lead to one database. */
export async function startMarketPooler(databaseUrl) {
  const home = mkdtempSync(path.join(tmpdir(), 'tally-market-pooler-'));
  const user = userFor();
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const port = await freePort();
  const file = path.join(home, 'pgbouncer.ini');
  const documented = readFileSync(path.join(steps, 'pgbouncer.ini'), 'utf8');
  const made = documented
    .replaceAll(/^(tally_\w+) = .*$/gm, `$1 = ${addressOf(databaseUrl)}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/userlist.txt', 'auth_type = any');
  writeFileSync(file, made, { mode: 0o644 });
  const child = spawn('/usr/sbin/pgbouncer', ['-q', file], { ...user, cwd: home, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await listening(port);
  return {
    file,
    console: `host=127.0.0.1 port=${port} user=mover dbname=pgbouncer`,
    urlOf: (market) => `postgres://tally@127.0.0.1:${port}/tally_${market}?pgbouncer=true`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
