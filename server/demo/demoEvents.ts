import { timingSafeEqual } from 'node:crypto';
import { eventSignatureHeader, eventSignatureHolds, sentEvent } from '@tally/contract/host/hostEvents';
import type { SentEvent } from '@tally/contract/host/hostEvents';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { signatureOf } from '../events/sender';
import type { ServerContext } from '../http/context';

const keptMost = 50;

/**
 * Whether a request was signed with the key, not longer ago than signatures hold (EVENT-5).
 *
 * @param now ms since the epoch
 */
function isSigned(key: string, body: string, header: string, now: number): boolean {
  const seconds = Number(/^t=(\d+),/.exec(header)?.[1] ?? NaN);
  if (!(Math.abs(now / 1000 - seconds) <= eventSignatureHolds)) return false;
  const [given, expected] = [header, signatureOf(key, body, seconds)].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given ?? Buffer.of(), expected ?? Buffer.of());
}

/**
 * Plays the phone app's backend: takes events as a receiver must, drops repeats, and lists the latest ones for the page
 * of the simulated phone app.
 */
export function addEventReceiver(panel: Hono, { config, now }: Pick<ServerContext, 'config' | 'now'>): void {
  let received: readonly SentEvent[] = [];
  panel.post('/events', async (context) => {
    const body = await context.req.text();
    if (!config.events || !isSigned(config.events.key, body, context.req.header(eventSignatureHeader) ?? '', now()))
      return context.json({ error: 'The signature is wrong or too old.' }, 401);
    const event = v.parse(sentEvent, JSON.parse(body));
    if (!received.some(({ id }) => id === event.id)) received = [event, ...received].slice(0, keptMost);
    return context.body(null, 204);
  });
  panel.get('/events', (context) => context.json(received));
}
