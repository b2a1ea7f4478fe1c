// @vitest-environment node
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac, randomUUID } from 'node:crypto';
import { eventSignatureHeader } from '@tally/contract/host/hostEvents';
import type { HostEvent } from '@tally/contract/host/hostEvents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { openEventSender } from './sender';

const key = 'key-of-the-events-of-this-test-00';
const event: HostEvent = {
  id: randomUUID(),
  kind: 'withdrawal.paid',
  userId: 'somebody',
  market: 'br',
  at: 1_795_000_000_000,
  locale: 'pt_br',
  text: 'Seu saque foi pago.',
  withdrawalId: 17,
};
const now = 1_795_000_123_456;

let receiver: Server;
let url: string;
let answer: { status: number; location?: string } | 'silence' | 'endless';
const got: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer === 'silence') return;
      if (answer === 'endless') {
        response.writeHead(200).write('x'.repeat(100_000));
        return;
      }
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(() => {
  got.length = 0;
  answer = { status: 200 };
});

const send = (timeoutMs?: number) => openEventSender({ url, key }, timeoutMs).send(event, now);

describe('a request to the receiver of events', () => {
  it('it carries the event alone, and a signature of time and body by which it can be told from others (EVENT-2, EVENT-5)', async () => {
    await send();
    const [request] = got;
    expect(JSON.parse(request?.body ?? '')).toEqual(event);
    const seconds = 1_795_000_123;
    const expected = createHmac('sha256', key)
      .update(`${seconds}.${request?.body ?? ''}`)
      .digest('hex');
    expect(request?.headers[eventSignatureHeader]).toBe(`t=${seconds},v1=${expected}`);
    expect(request?.headers['content-type']).toBe('application/json');
  });

  it('it is signed anew in each try: a repeat is no replay (EVENT-5)', async () => {
    await send();
    await openEventSender({ url, key }).send(event, now + 60_000);
    const [first, second] = got.map(({ headers }) => headers[eventSignatureHeader]);
    expect(second).not.toBe(first);
    expect(second).toMatch(/^t=1795000183,/);
    expect(got[1]?.body).toBe(got[0]?.body);
  });

  it.each([200, 202, 204])('an event is delivered when the receiver answers %s (EVENT-6)', async (status) => {
    answer = { status };
    await expect(send()).resolves.toBeUndefined();
  });

  it.each([400, 404, 410, 429, 500, 503])(
    'an event is not delivered when the receiver answers %s (EVENT-6)',
    async (status) => {
      answer = { status };
      await expect(send()).rejects.toThrow(`it answered ${status}`);
    },
  );

  it.each([301, 302, 307, 308])('a redirect (%s) is not followed, and does not take it (EVENT-6)', async (status) => {
    answer = { status, location: '/elsewhere' };
    await expect(send()).rejects.toThrow(`it answered ${status}`);
    expect(got.map(({ path }) => path)).toEqual(['/events']);
  });

  it('a receiver that says nothing ends the try by its time limit (EVENT-6)', async () => {
    answer = 'silence';
    await expect(send(20)).rejects.toThrow(/timeout/);
  });

  it('an event to an address where nobody listens is not delivered, and the error says so', async () => {
    const error: unknown = await openEventSender({ url: `http://127.0.0.1:${await freePort()}/`, key })
      .send(event, now)
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ cause: { message: expect.stringMatching(/ECONNREFUSED/) as string } });
  });

  it('an answer whose body never ends is not waited for, because its status decides', async () => {
    answer = 'endless';
    await expect(send()).resolves.toBeUndefined();
  });
});
