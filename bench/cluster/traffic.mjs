import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { send } from '../server/load.mjs';

/** A call without an answer within this time (ms) has failed: a page gives up after it. */
const patienceMs = 10_000;

const within = (ms, work) =>
  Promise.race([work, new Promise((_, reject) => setTimeout(reject, ms, new Error('no answer within 10 s')).unref())]);

/**
 * Simulates users who check in and look at their wallet until `over`, each call on a new connection. Users with even
 * ids have not checked in yet (`fillDay`), and each of them does so once.
 *
 * @param {string} url
 * @param {{ clients: number, people: number, over: () => boolean, again?: boolean, withdraw?: number, onAnswer?: (ok: boolean, from: number, at: number) => void }} ask
 *   `withdraw`: also withdraws this amount;
 *   `again`: a call without an answer, or with 503, is repeated with its idempotency key, as pages do
 * @returns {Promise<{ calls: number, failures: Map<string, number>, paid: number[], withdrew: number[] }>}
 *   `paid`, `withdrew`: users who got a confirmation
 */
export async function callsUntil(url, { clients, people, over, again = false, withdraw, onAnswer = () => undefined }) {
  const { Agent } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: false });
  const failures = new Map();
  const paid = [];
  const withdrew = [];
  let calls = 0;
  let next = 0;
  const once = async (request, isRight) => {
    for (;;) {
      calls += 1;
      const from = performance.now();
      const reason = await within(patienceMs, send(agent, url, request)).then(
        ({ status, text }) => (status === 200 && isRight(text) ? '' : `${status} ${text.slice(0, 80)}`),
        (error) => error.message,
      );
      onAnswer(reason === '', from, performance.now());
      if (reason === '') return true;
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
      if (!again || over()) return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!over() && 2 * (next + 1) <= people) {
        const person = 2 * (next += 1);
        const headers = { authorization: `Bearer token-of-person-${person}-${'x'.repeat(40)}` };
        const wallet = { path: '/event/v1/wallet/', headers };
        await once(wallet, (text) => text.startsWith('{"code":200'));
        const checkIn = {
          method: 'POST',
          path: '/event/v1/task/checkin?action=reward',
          headers: { ...headers, 'idempotency-key': randomUUID() },
        };
        if (await once(checkIn, (text) => text.includes('"status":1'))) paid.push(person);
        // Users whose id is a multiple of ten have already withdrawn, so they are offered other amounts.
        if (withdraw === undefined || person % 10 === 0) continue;
        const taken = {
          method: 'POST',
          path: `/event/v1/wallet/withdraw?amount=${withdraw}`,
          headers: { ...headers, 'idempotency-key': randomUUID() },
        };
        if (await once(taken, (text) => text.includes('"status":1'))) withdrew.push(person);
      }
    }),
  );
  agent.destroy();
  return { calls, failures, paid, withdrew };
}
