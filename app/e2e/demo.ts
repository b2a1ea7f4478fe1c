import { dayMs } from '@tally/contract/limits/time';
import { serverUrl } from './browser';

const request = async <T>(path: string, body?: unknown, server = serverUrl()): Promise<T> => {
  const answer = await fetch(
    `${server}/demo${path}`,
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`/demo${path} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/** Creates a new user of a market, logged in: nothing earned, nothing done. */
export const newPerson = (market: string, server?: string): Promise<{ token: string; name: string }> =>
  request('/sign-in', { market }, server);

/** Logs a demo user in and returns the token. */
export const signIn = async (id: string, server?: string): Promise<string> =>
  (await request<{ token: string }>('/sign-in', { id }, server)).token;

/** Reads from the API as the user, to compare the screen with it. */
export async function readCall<T>(path: string, token: string, server = serverUrl()): Promise<T> {
  const answer = await fetch(`${server}/event/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: T }).data;
}

/** Sends a POST as the user, as if from another phone of theirs. */
export async function postCall(path: string, token: string, body?: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
    'content-type': 'application/json',
  };
  const answer = await fetch(`${serverUrl()}/event/v1${path}`, {
    method: 'POST',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 200) throw new Error(`${path} answered ${code}`);
}

/** Advances the server's clock, ms. */
export const moveClock = (ms: number): Promise<unknown> => request('/clock', { shiftMs: ms });

/** The server's clock, ms since the epoch. */
export const serverTime = async (): Promise<number> => (await request<{ now: number }>('/clock')).now;

/** Recreates the demo users, at the server's current time. */
export const resetDemo = (): Promise<unknown> => request('/reset', {});

/**
 * Advances the server's clock to this hour (UTC). At 15:00 withdrawing is open and no quota is halved in any market.
 */
export async function goToHour(hour = 15): Promise<void> {
  const now = await serverTime();
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  await moveClock(today < now ? today + dayMs - now : today - now);
}

/** Recreates the demo users, at an hour when withdrawing is open in every market. */
export async function newDay(): Promise<void> {
  await resetDemo();
  const now = await serverTime();
  await moveClock(new Date(now).setUTCHours(15, 0, 0, 0) - now);
}

/** Creates a user with a given language, or by another user's invitation. */
export const joinAs = (who: {
  market: string;
  locale?: string;
  name?: string;
  refCode?: string;
}): Promise<{ token: string }> => request('/join', who);

/** Reports a game as played to the end. In production the phone app's backend does this, not the page. */
export async function play(game: 'words' | 'quiz', token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${serverUrl()}/demo/played`, { method: 'POST', headers, body: JSON.stringify({ game }) });
  if (!answer.ok) throw new Error(`/demo/played answered ${answer.status}`);
}

/** Sets the reply to the next call of this endpoint, for replies that would need a long history in the ledger. */
export const answerNext = (method: 'GET' | 'POST', path: string, data: object): Promise<unknown> =>
  request('/failures', { method, path, times: 1, answer: { code: 200, msg: '', data } });

/** The key of the operator page of a demo server. */
export const operatorKey = 'demo-operators';

/** Calls an endpoint as an operator. */
export async function operate<T>(
  path: string,
  query: Record<string, string | number>,
  server = serverUrl(),
): Promise<T> {
  const search = new URLSearchParams(
    Object.entries({ key: operatorKey, ...query }).map(([name, value]) => [name, String(value)]),
  );
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(`${server}/event/v1${path}?${search}`, { method: 'POST', headers });
  const { code, data } = (await answer.json()) as { code: number; data: T };
  if (code !== 200) throw new Error(`${path} answered ${code}`);
  return data;
}
