// @vitest-environment node
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { curl, nginx, proxyUnderTest } from '../testing/proxyUnderTest';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

describe('the proxy', () => {
  const { scratch, site, withProxy, remove } = proxyUnderTest();
  afterAll(remove);

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

  it.skipIf(!existsSync(nginx))(
    'while no server answers, a visit gets the page that tries again, and a call its words',
    async () => {
      writeFileSync(path.join(scratch, 'restarting.html'), 'we are back soon');
      const ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
      await withProxy(ports, async (url) => {
        const seen = (place: string, accept: string) =>
          curl('-H', `Accept: ${accept}`, '-w', ' %{http_code} %header{retry-after}', `${url}${place}`);
        for (const place of ['/', '/withdraw', '/assets/app-1.js'])
          expect(await seen(place, 'text/html,*/*;q=0.8')).toBe('we are back soon 503 1');
        expect(await seen('/event/v1/user/info', 'application/json, */*')).toBe(
          '{"code":503,"msg":"TRY AGAIN","data":null} 503 1',
        );
        expect(await curl('-o', '/dev/null', '-w', '%{http_code}', `${url}/restarting.html`)).not.toBe('200');
      });
    },
    60_000,
  );

  const two = ['one server of each version', [0, 1]] as const;
  const three = ['one new server on three machines', [0, 0, 1]] as const;
  it.skipIf(!existsSync(nginx)).each([two, three])(
    'with two versions side by side no visit misses a file of the other: %s',
    async (_, versions) => {
      const servers = await Promise.all(
        versions.map(async (version) => {
          const port = await freePort();
          const server = createHttpServer(({ url = '' }, answer) => {
            if (url === '/') answer.end(`/assets/app-${version}.js`);
            else if (url === `/assets/app-${version}.js`) answer.end(`version ${version}`);
            else answer.writeHead(404).end();
          }).listen(port, '127.0.0.1');
          return { port, server };
        }),
      );
      const [first = 0, second = 0, third] = servers.map(({ port }) => port);
      const ports = {
        ...{ plain: await freePort(), secure: await freePort(), server: first },
        ...(third === undefined ? { other: second } : { machines: [second, third] as const }),
      };
      await withProxy(ports, async (url) => {
        const lines = async (...args: string[]) => (await curl(...args)).trim().split('\n');
        const pages = await lines('-w', '\n', ...Array.from({ length: 200 }, () => `${url}/`));
        expect(new Set(pages).size).toBe(2);
        // A page has several files, so each begins at another server.
        const wanted = pages.flatMap((file) => [file, file, file, file]).map((file) => `${url}${file}`);
        const files = await lines('-w', ' %{http_code}\n', ...wanted);
        expect(files.filter((file) => !/^version [01] 200$/.test(file))).toEqual([]);
        expect(await curl('-o', '/dev/null', '-w', '%{http_code}', `${url}/assets/of-nobody.js`)).toBe('404');
      });
      for (const { server } of servers) server.close();
    },
    60_000,
  );
});
