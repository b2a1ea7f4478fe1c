import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { send } from '../server/load.mjs';

/** A call that is not answered after so long (ms) has failed: a page gives up then. */
const patienceMs = 10_000;

const within = (ms, work) =>
  Promise.race([work, new Promise((_, reject) => setTimeout(reject, ms, new Error('no answer within 10 s')).unref())]);

/**
 * People who check in and look at their wallet until it is over, each call on a connection of its own. Those with even
 * numbers have not checked in yet (`fillDay`), and each does so once.
 *
 * @param {string} url
 * @param {{ clients: number, people: number, over: () => boolean, again?: boolean, withdraw?: number, onAnswer?: (ok: boolean, from: number, at: number) => void }} ask
 *   `withdraw`: so much besides; `again`: a call without an answer, or with 503, is repeated with its key, as pages do
 * @returns {Promise<{ calls: number, failures: Map<string, number>, paid: number[], withdrew: number[] }>} who was told that it was done
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
      const why = await within(patienceMs, send(agent, url, request)).then(
        ({ status, text }) => (status === 200 && isRight(text) ? '' : `${status} ${text.slice(0, 80)}`),
        (error) => error.message,
      );
      onAnswer(why === '', from, performance.now());
      if (why === '') return true;
      failures.set(why, (failures.get(why) ?? 0) + 1);
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
        // Those with a whole ten have withdrawn before, so other amounts are theirs.
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
