import type { Game } from '@tally/contract/host/hostBackend';
import type { SentEvent } from '@tally/contract/host/hostEvents';
import type { Market } from '@tally/contract/market/codes';
import type { Refusal } from './refusals';

/** A fictional user of the demo server, to sign in as. */
export interface DemoPerson {
  id: string;
  name: string;
  market: Market;
  /** What is special about this user, in one line. */
  about: string;
}

/** The additional API of the demo server. */
export interface DemoServer {
  /** The demo users; empty if the server is not a demo server. */
  people(): Promise<DemoPerson[]>;
  /** Returns a login token for that user. */
  signIn(person: string): Promise<string>;
  /** Makes the server answer these calls with these errors from now on; an empty list restores the normal answers. */
  refuse(refusals: readonly Refusal[]): Promise<void>;
  /** Plays the host's backend: reports one round of a game by `POST /rounds`. */
  played(game: Game, token: string): Promise<void>;
  /** The latest events that the server told the host's backend, newest first. */
  events(): Promise<SentEvent[]>;
  /** Moves the server's clock by `shiftMs`; returns the server's time, ms since the epoch. */
  moveClock(shiftMs: number): Promise<number>;
  /** Resets all users, refusals and the clock to the state of the first start. */
  reset(): Promise<void>;
  /** The key of the operator page, if that is open. */
  operatorKey(): Promise<string | undefined>;
}

/** @param send used for all requests, so that a test can replace the server */
export function createDemoServer(send: typeof fetch): DemoServer {
  const request = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<T> => {
    const answer = await send(`/demo${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The demo server answered ${answer.status} to ${method} /demo${path}.`);
    return (await answer.json()) as T;
  };
  return {
    people: () => request<DemoPerson[]>('GET', '/people').catch(() => []),
    signIn: async (id) => (await request<{ token: string }>('POST', '/sign-in', { id })).token,
    refuse: async (refusals) => {
      await request('DELETE', '/failures');
      for (const { method, path, answer } of refusals) await request('POST', '/failures', { method, path, answer });
    },
    played: (game, token) => request('POST', '/played', { game }, token),
    events: () => request<SentEvent[]>('GET', '/events'),
    moveClock: async (shiftMs) => (await request<{ now: number }>('POST', '/clock', { shiftMs })).now,
    reset: async () => void (await request('POST', '/reset')),
    operatorKey: () =>
      request<{ operatorKey?: string }>('GET', '/status').then(
        ({ operatorKey }) => operatorKey,
        () => undefined,
      ),
  };
}
