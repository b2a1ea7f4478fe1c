import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { deployed, fillIn } from './deployed.mjs';
import { programOf } from './packages.mjs';
import { listening, signalAll, startService, until } from './service.mjs';

/** Takes a server out of an upstream of nginx, as the guide says. */
const withoutServers = (upstream, ports) =>
  ports.reduce(
    (text, port) => text.replace(new RegExp(`^(\\s*server 127\\.0\\.0\\.1:${port} [^;]*);`, 'm'), '$1 down;'),
    upstream,
  );

/**
 * Starts nginx with TLS (self-signed certificate) in front of three local servers, with the site of
 * `server/deploy/nginx.conf` and the further servers of `server/deploy/cluster/nginx-servers.conf`.
 *
 * @param {string} home
 * @param {number[]} ports
 * @returns {Promise<{ url: string, only(ports: number[]): Promise<void>, stop(): Promise<void> }>} `only`:
 *   sends new requests to these ports only; resolves when no nginx worker can send one to the others any more
 */
export async function startBalancer(home, ports) {
  const folder = path.join(home, 'nginx');
  const at = (name) => path.join(folder, name);
  for (const name of ['.', 'scratch']) mkdirSync(at(name));
  const made = { plain: await freePort(), tls: await freePort() };
  const key = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', [...key, '-keyout', at('privkey.pem'), '-out', at('fullchain.pem')], { stdio: 'pipe' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at('scratch')}/${name};`)
    .join('\n');
  const site = fillIn(readFileSync(path.join(root, 'server/deploy/nginx.conf'), 'utf8'), {
    'server 127.0.0.1:4000': `server 127.0.0.1:${ports[0]}`,
    '# include /etc/nginx/tally-servers.conf': `include ${at('tally-servers.conf')}`,
    'listen 80;': `listen 127.0.0.1:${made.plain};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${made.tls} ssl http2 backlog=4096;`,
    '/etc/letsencrypt/live/tally.example.com': folder,
    '/var/log/nginx': folder,
    '/opt/tally/dist/app': path.join(root, 'dist/app'),
  });
  const further = deployed('nginx-servers.conf', {
    '10.0.0.22:4000': `127.0.0.1:${ports[1]}`,
    '10.0.0.23:4000': `127.0.0.1:${ports[2]}`,
  });
  const write = (out) => {
    writeFileSync(at('tally-servers.conf'), withoutServers(further, out));
    writeFileSync(
      at('nginx.conf'),
      `daemon off;\nworker_processes 2;\nworker_rlimit_nofile 16384;\npid ${at('pid')};\nerror_log ${at('error.log')} error;\nevents { worker_connections 4096; }\nhttp {\n${temporary}\n${withoutServers(site, out)}\n}\n`,
    );
  };
  write([]);
  const service = startService({
    command: [programOf('nginx'), '-c', at('nginx.conf'), '-p', folder],
    log: at('log'),
  });
  await listening(made.tls);
  const workers = () => readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8').trim().split(' ');
  return {
    url: `https://127.0.0.1:${made.tls}`,
    only: async (chosen) => {
      const before = workers();
      write(ports.filter((port) => !chosen.includes(port)));
      signalAll([service.pid], 'SIGHUP');
      // Workers of the previous configuration end after their last request.
      await until(() => !workers().some((pid) => before.includes(pid)), 'Old workers of nginx do not end.', 90_000);
    },
    stop: () => service.stop(),
  };
}
