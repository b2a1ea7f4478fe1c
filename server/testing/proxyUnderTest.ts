import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The proxy of the documents: Debian's nginx. */
export const nginx = '/usr/sbin/nginx';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../deploy', name), 'utf8');

/** Runs curl, which believes any certificate; returns what it writes. */
export const curl = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('curl', ['-sk', ...args])).stdout;

/** Where the example of nginx.conf listens, and where its servers do. */
interface Ports {
  readonly plain: number;
  readonly secure: number;
  readonly server: number;
  readonly other?: number;
  /** Of the servers of two other machines. */
  readonly machines?: readonly [number, number];
}

/** Writes a certificate of localhost into a folder. */
const writeCertificate = (folder: string): void => {
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...options, ...files], { stdio: 'pipe' });
};

/** The example of nginx.conf in a folder of its own. */
export function proxyUnderTest() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'tally-proxy-'));
  // Its workers run as nobody and read the page there.
  chmodSync(scratch, 0o755);

  /**
   * Writes the example with a certificate, these ports and the network of a CDN; returns the file of the whole
   * configuration.
   */
  function site(ports: Ports, cdn?: string): string {
    const at = (name: string) => path.join(scratch, name);
    writeCertificate(scratch);
    // As the documents say: the networks of the CDN in place of the example's.
    if (cdn !== undefined)
      writeFileSync(
        at('cdn.conf'),
        read('nginx-cdn.conf').replace('192.0.2.0/24', cdn).replace('2001:db8::/32', '2001:db8:c::/48'),
      );
    const [second, third] = ports.machines ?? [];
    writeFileSync(
      at('servers.conf'),
      read('cluster/nginx-servers.conf')
        .replace('10.0.0.22:4000', `127.0.0.1:${second}`)
        .replace('10.0.0.23:4000', `127.0.0.1:${third}`),
    );
    const example = read('nginx.conf')
      .replaceAll('/etc/letsencrypt/live/tally.example.com', scratch)
      .replaceAll('/var/log/nginx', scratch)
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
      .replace('127.0.0.1:4000', `127.0.0.1:${ports.server}`)
      .replace(/# (server 127.0.0.1):4001/, ports.other ? `$1:${ports.other}` : '# $1:4001')
      .replace(
        /# (include) \/etc\/nginx\/tally-servers.conf/,
        ports.machines ? `$1 ${at('servers.conf')}` : '# $1 of none',
      )
      .replace('/opt/tally/dist/app', scratch)
      .replace(/# (include) \/etc\/nginx\/tally-cdn.conf/, cdn ? `$1 ${at('cdn.conf')}` : '# $1 of none')
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

  /** Runs the example until `work` has ended, behind a CDN of this network if one is given. */
  async function withProxy(ports: Ports, work: (url: string) => Promise<void>, cdn?: string): Promise<void> {
    const started = spawn(nginx, ['-c', site(ports, cdn), '-p', scratch, '-g', 'daemon off;'], { stdio: 'ignore' });
    const ended = new Promise((resolve) => started.on('exit', resolve));
    const url = `https://127.0.0.1:${ports.secure}`;
    try {
      await curl('--retry', '20', '--retry-delay', '1', '--retry-connrefused', `http://127.0.0.1:${ports.plain}/`);
      await work(url);
    } finally {
      started.kill();
      await ended;
    }
  }

  return { scratch, site, withProxy, remove: () => rmSync(scratch, { recursive: true, force: true }) };
}
