import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { listening } from './pooler.mjs';

const program = '/usr/sbin/nginx';

/**
 * The site of `server/deploy/nginx.conf` on local ports in front of these servers; a server with `down` gets no new
 * requests.
 */
function siteOf({ plain, tls, folder }, servers) {
  const lines = servers.map(
    ({ port, down }) => `server 127.0.0.1:${port} max_fails=10 fail_timeout=2s${down ? ' down' : ''};`,
  );
  return readFileSync(path.join(root, 'server/deploy/nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:4000 .*;/, lines.join('\n    '))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2 backlog=4096;`)
    .replaceAll('/etc/letsencrypt/live/tally.example.com', folder);
}

/**
 * Starts nginx with TLS (self-signed certificate) in front of local servers.
 *
 * @param {number[]} ports
 * @returns {Promise<{ url: string, only(ports: number[]): Promise<void>, stop(): Promise<void> }>} `only`:
 *   sends new requests to these ports only; resolves when no nginx worker can send one to the others any more
 */
export async function startBalancer(ports) {
  if (!existsSync(program)) throw new Error('nginx is not installed here (Debian: apt-get install nginx-light).');
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-balancer-'));
  for (const name of ['logs', 'scratch']) mkdirSync(path.join(folder, name));
  const at = (name) => path.join(folder, name);
  const made = { plain: await freePort(), tls: await freePort(), folder };
  const key = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', [...key, '-keyout', at('privkey.pem'), '-out', at('fullchain.pem')], { stdio: 'pipe' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at('scratch')}/${name};`)
    .join('\n');
  const write = (servers) =>
    writeFileSync(
      at('nginx.conf'),
      `daemon off;\nworker_processes 2;\nworker_rlimit_nofile 16384;\npid ${at('pid')};\nerror_log ${at('logs/error.log')} error;\nevents { worker_connections 4096; }\nhttp {\n${temporary}\n${siteOf(made, servers)}\n}\n`,
    );
  write(ports.map((port) => ({ port, down: false })));
  const child = spawn(program, ['-c', at('nginx.conf'), '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await listening(made.tls);
  const workers = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  return {
    url: `https://127.0.0.1:${made.tls}`,
    only: async (chosen) => {
      const before = workers();
      write(ports.map((port) => ({ port, down: !chosen.includes(port) })));
      child.kill('SIGHUP');
      // Workers of the previous configuration end after their last request.
      for (let left = before; left.length > 0; left = workers().filter((pid) => before.includes(pid)))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
