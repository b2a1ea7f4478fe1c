import type { Market } from '@tally/contract/market';
import type { Refusal } from './refusals';

/** Somebody to play: the demo server has made them up. */
export interface DemoPerson {
  id: string;
  name: string;
  market: Market;
  /** What is special about them, in a line. */
  about: string;
}

/** What only the demo server can do. */
export interface DemoServer {
  /** Empty when the server is not a demo server. */
  people(): Promise<DemoPerson[]>;
  /** A login token of that person. */
  signIn(person: string): Promise<string>;
  /** From now on these calls are answered so; an empty list puts everything right again. */
  refuse(refusals: readonly Refusal[]): Promise<void>;
  /** Credits a round of a game, as the host's own server would. */
  played(task: 'words' | 'quiz', token: string): Promise<void>;
  /** Moves the server's clock by so many ms; gives its time, ms since the epoch. */
  moveClock(shiftMs: number): Promise<number>;
  /** Everybody, every refusal and the clock as at the first start. */
  reset(): Promise<void>;
  /** The key of the operations area, if it is open. */
  operatorKey(): Promise<string | undefined>;
}

/** Everything goes through one function, so a test can stand in for the server. */
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
    played: (task, token) => request('POST', '/played', { task }, token),
    moveClock: async (shiftMs) => (await request<{ now: number }>('POST', '/clock', { shiftMs })).now,
    reset: async () => void (await request('POST', '/reset')),
    operatorKey: () =>
      request<{ operatorKey?: string }>('GET', '/status').then(
        ({ operatorKey }) => operatorKey,
        () => undefined,
      ),
  };
}
