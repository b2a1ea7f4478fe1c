import { createHmac } from 'node:crypto';
import { eventSignatureHeader } from '@tally/contract/host/hostEvents';
import type { HostEvent, SentEvent } from '@tally/contract/host/hostEvents';
import { eventTryMs } from '../limits/events';

/** Where events go, and the key that signs them (EVENTS_URL, EVENTS_KEY). */
export interface EventsConfig {
  readonly url: string;
  readonly key: string;
}

/** The receiver has answered that it does not take an event, and would answer so again (4xx). */
export class Refused extends Error {}

/** Answers 4xx that ask to come again later. */
const later = [408, 425, 429];

/** Delivers events to the phone app's backend. */
export interface EventSender<Event = HostEvent> {
  /**
   * Sends one event, signed with the time of the try (EVENT-5).
   *
   * @param now ms since the epoch
   * @throws {Refused} when the receiver refuses it
   * @throws {Error} with a sentence when it was not taken: no answer in time, a redirect, any other answer but 2xx
   */
  send(event: Event, now: number): Promise<void>;
}

/** The value of the signature's header for a body that is sent at `seconds` since the epoch. */
export const signatureOf = (key: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;

/**
 * Opens a sender for an address.
 *
 * @param timeoutMs time limit of a request, its answer included
 */
export const openEventSender = ({ url, key }: EventsConfig, timeoutMs = eventTryMs): EventSender<SentEvent> => ({
  send: async (event, now) => {
    const body = JSON.stringify(event);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [eventSignatureHeader]: signatureOf(key, body, Math.floor(now / 1000)),
      },
      body,
      // A redirect would take the signed body to an address that nobody has configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const isRefused = answer.status >= 400 && answer.status < 500 && !later.includes(answer.status);
    throw new (isRefused ? Refused : Error)(`it answered ${answer.status}`);
  },
});
