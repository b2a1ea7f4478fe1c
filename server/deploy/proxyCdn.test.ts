// @vitest-environment node
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { curl, nginx, proxyUnderTest } from '../testing/proxyUnderTest';

describe('the proxy behind a CDN', () => {
  const { withProxy, remove } = proxyUnderTest();
  afterAll(remove);

  it.skipIf(!existsSync(nginx))(
    'people behind a CDN are told apart, and nobody but the CDN is believed (API-38)',
    async () => {
      const ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
      const server = createHttpServer(({ headers }, answer) => answer.end(headers['x-forwarded-for'])).listen(
        ports.server,
        '127.0.0.1',
      );
      const callers = ['203.0.113.5', '203.0.113.6', '2001:db8:ffff::7'];
      /** Whom the server sees when the CDN passes these callers on, one of whom says to be another. */
      const seen = async (cdn?: string) => {
        const found: string[] = [];
        await withProxy(
          ports,
          async (url) => {
            for (const caller of callers) found.push(await curl('-H', `X-Forwarded-For: 8.8.8.8, ${caller}`, url));
          },
          cdn,
        );
        return found;
      };
      try {
        expect(await seen('127.0.0.1')).toEqual(callers);
        expect(await seen('192.0.2.0/24')).toEqual(callers.map(() => '127.0.0.1'));
        expect(await seen()).toEqual(callers.map(() => '127.0.0.1'));
      } finally {
        server.close();
      }
    },
    60_000,
  );
});
