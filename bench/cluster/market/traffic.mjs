import { randomUUID } from 'node:crypto';
import * as https from 'node:https';
import { send } from '../../server/load.mjs';

/** How long a person tries the same request, ms; after that it has failed for good. */
const patienceMs = 30_000;
const pauseMs = 200;

/**
 * Repeats a request under its key until it is answered, as pages do.
 *
 * @returns {Promise<{ ok: boolean, from: number, at: number, busy: number, other: string[], waited: number }>} `busy`:
 *   answers of 503 that say when to try again; `other`: what else went wrong on the way; `waited`: ms for one answer
 */
async function until(agent, url, request, isRight) {
  const from = performance.now();
  const seen = { busy: 0, other: [], waited: 0 };
  for (;;) {
    const asked = performance.now();
    const reason = await send(agent, url, request).then(
      ({ status, text, headers }) => {
        if (status === 200 && isRight(text)) return '';
        return status === 503 && headers['retry-after'] !== undefined ? 'busy' : `${status} ${text.slice(0, 80)}`;
      },
      (error) => error.message,
    );
    const at = performance.now();
    seen.waited = Math.max(seen.waited, at - asked);
    if (reason === '') return { ok: true, from, at, ...seen };
    if (reason === 'busy') seen.busy += 1;
    else seen.other.push(reason);
    if (at - from > patienceMs) return { ok: false, from, at, ...seen };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The three requests of a person: a look at the wallet, the check-in, and a withdrawal where they can. */
function requestsOf(person, host, amount) {
  const headers = { host, authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` };
  const post = (path) => ({ method: 'POST', path, headers: { ...headers, 'idempotency-key': randomUUID() } });
  const paid = (text) => text.includes('"status":1');
  const look = { path: '/event/v1/wallet/', headers };
  return [
    { what: 'look', request: look, isRight: (text) => text.startsWith('{"code":200') },
    { what: 'checkIn', request: post('/event/v1/task/checkin?action=reward'), isRight: paid },
    // Whoever's number ends with 0 has withdrawn before, and is offered other amounts.
    ...(person % 10 === 0
      ? []
      : [{ what: 'withdraw', request: post(`/event/v1/wallet/withdraw?amount=${amount}`), isRight: paid }]),
  ];
}

/**
 * Simulates people of a market until `over`: those with even ids of a span, one after the other, each of whom looks,
 * checks in and withdraws once. Each call is a connection of its own.
 *
 * @param {string} url
 * @param {{ host: string, amount: number, from: number, to: number, clients: number, over: () => boolean }} options
 * @returns {Promise<{ calls: object[], checkIn: number[], withdraw: number[] }>} what was answered, and to whom what was
 *   confirmed
 */
export async function marketTraffic(url, { host, amount, from, to, clients, over }) {
  const agent = new https.Agent({ keepAlive: false });
  const confirmed = { look: [], checkIn: [], withdraw: [] };
  const calls = [];
  let next = from % 2 === 0 ? from : from + 1;
  const client = async () => {
    while (!over() && next <= to) {
      const person = next;
      next += 2;
      for (const { what, request, isRight } of requestsOf(person, host, amount)) {
        const call = await until(agent, url, request, isRight);
        calls.push(call);
        if (call.ok) confirmed[what].push(person);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { calls, ...confirmed };
}

/**
 * What people of a market saw: `{ calls, failed, busy, other, longest, p99, waited }`: the longest and p99 in ms
 * until a call succeeded, `waited` the longest in ms for one answer.
 *
 * @param {{ calls: object[] }} seen what `marketTraffic` returns
 * @param {{ from: number, to: number }} [span] only calls that were under way in it
 */
export function seenBy({ calls: all }, { from: begin, to: end } = { from: 0, to: Infinity }) {
  const calls = all.filter(({ from, at }) => at >= begin && from <= end);
  const times = calls.map(({ from, at }) => at - from).sort((a, b) => a - b);
  const other = new Map();
  for (const reason of calls.flatMap((call) => call.other)) other.set(reason, (other.get(reason) ?? 0) + 1);
  return {
    calls: calls.length,
    failed: calls.filter(({ ok }) => !ok).length,
    busy: calls.reduce((sum, { busy }) => sum + busy, 0),
    other,
    waited: Math.max(0, ...calls.map(({ waited }) => waited)),
    longest: times.at(-1) ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
