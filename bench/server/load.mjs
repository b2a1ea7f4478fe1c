import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';

/** CPU time that processes have used, in ms, and those of their children that have ended (Linux). */
function cpuMs(pids) {
  const tick = 10; // ms: the kernel counts in hundredths of a second
  let total = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      total += fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tick;
    } catch {
      // The process has ended, so the time that it used cannot be read.
    }
  }
  return total;
}

/** Sends one request on a keep-alive connection; returns status and body. */
export function send(agent, url, { method = 'GET', path, headers = {} }) {
  return new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(url);
    // `rejectUnauthorized` is off because the cluster's proxy has a self-signed certificate.
    const { request } = protocol === 'https:' ? https : http;
    const call = request({ agent, hostname, port, method, path, headers, rejectUnauthorized: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
    });
    call.on('error', reject);
    call.end();
  });
}

/**
 * How long a page waits before it repeats a call for the nth time, ms (API-33): what the server asks for, and a pause at
 * random, so that not all come back at the same moment. Whoever came back earlier would say less of the service than of
 * itself.
 */
const pauseMs = (nth, headers) =>
  1000 * Number(headers['retry-after'] ?? 0) + 400 * 2 ** (nth - 1) * (1 + Math.random());

/**
 * Sends `count` requests over `connections` connections; each connection sends its requests one after another.
 *
 * @param {(index: number) => { method?: string, path: string, headers?: object }} requestOf
 * @param {(text: string) => boolean} isRight whether an answer is what it should be
 * @param {number} [again] how often a 503 is repeated unchanged, after the pauses of a page
 */
export async function load(url, { connections, count, requestOf, isRight, pids, again = 0 }) {
  const { Agent } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let next = 0;
  let errors = 0;
  let repeats = 0;
  const reasons = new Map();
  const patient = async (request) => {
    for (let nth = 1; ; nth++) {
      const answer = await send(agent, url, request);
      if (answer.status !== 503 || nth > again) return answer;
      repeats += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs(nth, answer.headers)));
    }
  };
  const cpuBefore = pids.map((group) => cpuMs(group()));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) {
        const index = next++;
        const from = performance.now();
        const reason = await patient(requestOf(index)).then(
          ({ status, text }) => (status === 200 && isRight(text) ? '' : `${status} ${text.slice(0, 80)}`),
          (error) => error.message,
        );
        times.push(performance.now() - from);
        if (reason === '') continue;
        errors += 1;
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const cpu = pids.map((group, index) => (cpuMs(group()) - cpuBefore[index]) / count);
  return { perSecond: Math.round(count / seconds), p50: at(0.5), p99: at(0.99), cpu, errors, repeats, reasons, times };
}
