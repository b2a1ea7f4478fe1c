import { dayMs } from '@tally/contract/limits';
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

/** Somebody new in a market, logged in: nothing earned, nothing done. */
export const newPerson = (market: string, server?: string): Promise<{ token: string; name: string }> =>
  request('/sign-in', { market }, server);

/** A login token of that person. */
export const signIn = async (id: string): Promise<string> =>
  (await request<{ token: string }>('/sign-in', { id })).token;

/** What the server says of the person: the truth to compare the screen with. */
export async function readCall<T>(path: string, token: string, server = serverUrl()): Promise<T> {
  const answer = await fetch(`${server}/event/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: T }).data;
}

/** Does something as the person, like another phone of theirs. */
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

/** Lets so much time pass for the server, ms. */
export const moveClock = (ms: number): Promise<unknown> => request('/clock', { shiftMs: ms });

/** The server's clock, ms since the epoch. */
export const serverTime = async (): Promise<number> => (await request<{ now: number }>('/clock')).now;

/** Makes the demo people anew, at the hour that it is. */
export const resetDemo = (): Promise<unknown> => request('/reset', {});

/** Goes on to this hour of UTC. At 15:00 withdrawing is open and no quota is halved in any market. */
export async function goToHour(hour = 15): Promise<void> {
  const now = await serverTime();
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  await moveClock(today < now ? today + dayMs - now : today - now);
}

/** Makes the demo people anew, at an hour when withdrawing is open in every market. */
export async function newDay(): Promise<void> {
  await resetDemo();
  const now = await serverTime();
  await moveClock(new Date(now).setUTCHours(15, 0, 0, 0) - now);
}

/** Somebody who joins with a language of their own, or by somebody's invitation. */
export const joinAs = (who: {
  market: string;
  locale?: string;
  name?: string;
  refCode?: string;
}): Promise<{ token: string }> => request('/join', who);

/** A game that its window played to the end: the phone app's backend tells so, not the page. */
export async function play(task: 'words' | 'quiz', token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${serverUrl()}/demo/played`, { method: 'POST', headers, body: JSON.stringify({ task }) });
  if (!answer.ok) throw new Error(`/demo/played answered ${answer.status}`);
}

/** The next such call is answered so: what the ledger would say only after a long story. */
export const answerNext = (method: 'GET' | 'POST', path: string, data: object): Promise<unknown> =>
  request('/failures', { method, path, times: 1, answer: { code: 200, msg: '', data } });

/** The key of the operations area of a demo server. */
export const operatorKey = 'demo-operators';

/** Does something as an operator. */
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
