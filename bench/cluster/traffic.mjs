import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { send } from '../server/load.mjs';
import { wait } from './service.mjs';

/** A call without an answer within this time (ms) has failed: a page gives up after it. */
const patienceMs = 10_000;
/** How long pages wait before they repeat a call, ms, where the answer does not say it. */
const repeatMs = 1000;

const within = (ms, work) =>
  Promise.race([work, new Promise((_, reject) => setTimeout(reject, ms, new Error('no answer within 10 s')).unref())]);

/** What a person sees of an answer that is not the right one. */
const seenOf = ({ status, text, headers }) =>
  status === 503 && headers['retry-after'] !== undefined ? '503 with Retry-After' : `${status} ${text.slice(0, 80)}`;

const hasPaid = (text) => text.includes('"status":1');

/** The calls of one person, in their order; `counts`: what a confirmation of it is. */
function callsOf(person) {
  const headers = { authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` };
  const post = (path) => ({ method: 'POST', path, headers: { ...headers, 'idempotency-key': randomUUID() } });
  return [
    { request: { path: '/event/v1/wallet/', headers }, isRight: (text) => text.startsWith('{"code":200') },
    { request: post('/event/v1/task/checkin?action=reward'), isRight: hasPaid, counts: 'paid' },
    // Users whose id is a multiple of ten have already withdrawn, so they are offered other amounts.
    ...(person % 10 === 0
      ? []
      : [{ request: post('/event/v1/wallet/withdraw?amount=1'), isRight: hasPaid, counts: 'withdrew' }]),
  ];
}

/**
 * People who look at their wallet, check in and withdraw, until `end`: each once, and each call on a new connection. A
 * call without an answer, or with 503, is repeated under its idempotency key, as pages do. Users with even ids have not
 * checked in yet (`fillDay`).
 *
 * @param {string} url
 * @param {{ from: number, to: number, clients?: number, pauseMs?: number }} options `from`, `to`: the ids of the people;
 *   `pauseMs`: between two people of a client
 */
export function startTraffic(url, { from, to, clients = 16, pauseMs = 600 }) {
  const { Agent } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: false });
  /** @type {{ calls: number, repeated: number, seen: Map<string, number>, paid: number[], withdrew: number[], paidAt: number[] }} */
  const outcome = { calls: 0, repeated: 0, seen: new Map(), paid: [], withdrew: [], paidAt: [] };
  let over = false;
  let next = from + (from % 2);

  /** Whether it was answered in the end. */
  async function carryOut({ request, isRight }) {
    for (let nth = 0; ; nth++) {
      outcome.calls += 1;
      const [seen, answer] = await within(patienceMs, send(agent, url, request)).then(
        (each) => [each.status === 200 && isRight(each.text) ? '' : seenOf(each), each],
        (error) => [error.message, undefined],
      );
      if (seen === '') {
        if (nth > 0) outcome.repeated += 1;
        return true;
      }
      outcome.seen.set(seen, (outcome.seen.get(seen) ?? 0) + 1);
      if (over) return false;
      await wait(1000 * Number(answer?.headers['retry-after'] ?? 0) || repeatMs);
    }
  }
  async function client() {
    while (!over && next <= to) {
      const person = next;
      next += 2;
      for (const call of callsOf(person)) {
        if (!(await carryOut(call))) break;
        if (call.counts === 'paid') outcome.paidAt.push(performance.now());
        if (call.counts) outcome[call.counts].push(person);
      }
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    /** When people were last paid; the same list grows. */
    paidAt: outcome.paidAt,
    /** Lets the calls under way end, and returns what people saw. */
    end: async () => {
      over = true;
      await all;
      agent.destroy();
      return outcome;
    },
  };
}
