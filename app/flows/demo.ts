import { serverUrl } from './browser';

interface DemoPerson {
  id: string;
  name: string;
  market: string;
  about: string;
}

const ask = async <T>(path: string, body?: unknown, server = serverUrl()): Promise<T> => {
  const answer = await fetch(`${server}/demo${path}`, body === undefined ? undefined : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`/demo${path} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/** Somebody new in a market, logged in: nothing earned, nothing done. */
export const newPerson = (market: string, server?: string): Promise<{ token: string; name: string }> => ask('/sign-in', { market }, server);

/** The demo server's people of a market. */
export const peopleOf = async (market: string): Promise<DemoPerson[]> => (await ask<DemoPerson[]>('/people')).filter((one) => one.market === market);

/** A login token of that person. */
export const signIn = async (id: string): Promise<string> => (await ask<{ token: string }>('/sign-in', { id })).token;

/** What the server says of the person: the truth to compare the screen with. */
export async function readCall<T>(path: string, token: string, server = serverUrl()): Promise<T> {
  const answer = await fetch(`${server}/event/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: T }).data;
}

/** Does something as the person, like another phone of theirs. */
export async function postCall(path: string, token: string, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
  const answer = await fetch(`${serverUrl()}/event/v1${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 200) throw new Error(`${path} answered ${code}`);
}

/** Lets so much time pass for the server, ms. */
export const moveClock = (ms: number): Promise<unknown> => ask('/clock', { shiftMs: ms });

/** Makes the demo people anew, at an hour when withdrawing is open in every market (15:00 UTC). */
export async function newDay(): Promise<void> {
  await ask('/reset', {});
  const { now } = await ask<{ now: number }>('/clock');
  await ask('/clock', { shiftMs: new Date(now).setUTCHours(15, 0, 0, 0) - now });
}
