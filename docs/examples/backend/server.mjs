/**
 * A small backend that the page can use. Everything is kept in memory and is gone at the end.
 *
 * PORT: the port; 0 or nothing means any free one.
 * HOST_KEY: the key with which the phone app's backend logs people in, longer than 10 characters. Without it nobody can.
 */
import { createServer } from 'node:http';
import { accountRoutes } from './account.mjs';
import { CORS, Failure, readJson, sendEnvelope, sendJson } from './http.mjs';
import { marketRoutes } from './market.mjs';
import { login, peopleRoutes } from './people.mjs';
import { exchangeCoins, personalTaskRoutes, taskRoutes } from './tasks.mjs';
import { walletRoutes } from './wallet.mjs';

/**
 * @typedef {import('./people.mjs').Person} Person
 *
 * @typedef {object} State
 * @property {string} hostKey
 * @property {Map<string, Person>} people by market and login
 * @property {Map<string, Person>} sessions by token
 * @property {Map<string, { request: string, data: unknown }>} answers by person, call and idempotency key
 * @property {number} withdrawals how many there are, which numbers them
 *
 * @typedef {object} Call
 * @property {State} state
 * @property {Person | undefined} person missing for a guest
 * @property {URLSearchParams} query
 * @property {Record<string, unknown>} body
 * @property {number} now
 *
 * @typedef {Call & { person: Person }} PersonCall
 *
 * @typedef {object} PersonalRoute
 * @property {(call: PersonCall) => unknown} run
 * @property {boolean} [once] the call moves money: it is done once under its idempotency key
 */

const BASE = '/event/v1';
const KEY = /^[A-Za-z0-9_.:-]{8,100}$/;

// A call in neither table gets code 404: the page does without it.
/** @type {Map<string, { run(call: Call): unknown }>} */
const openRoutes = new Map(Object.entries({ ...peopleRoutes, ...marketRoutes, ...taskRoutes }));
/** @type {Map<string, PersonalRoute>} */
const personalRoutes = new Map(Object.entries({ ...personalTaskRoutes, ...accountRoutes, ...walletRoutes }));

/**
 * A token of 10 characters or fewer counts as none.
 *
 * @param {import('./http.mjs').Request} req
 */
const bearer = (req) => /^Bearer +(\S{11,})$/i.exec(req.headers.authorization ?? '')?.[1];

/**
 * The same key and request get the first answer again, so that money moves once. Refusals are kept too: a request that
 * was refused must not be paid because it is repeated on the next day. Nothing is forgotten here; a backend that drops
 * answers (after 48 hours at the earliest) still has to know which windows it has paid.
 *
 * @param {PersonCall} call
 * @param {string} name of the call
 * @param {string} key
 * @param {string} request
 * @param {() => unknown} run
 */
function answerOnce({ state, person }, name, key, request, run) {
  if (!KEY.test(key)) throw new Failure(400, 'idempotency key not well formed');
  const id = `${person.id} ${name} ${key}`;
  const first = state.answers.get(id);
  if (first && first.request !== request) throw new Failure(409, 'key of another request');
  if (first) return first.data;
  const data = run();
  state.answers.set(id, { request, data });
  return data;
}

/**
 * @param {State} state
 * @param {import('./http.mjs').Request} req
 * @param {URL} url
 */
async function answer(state, req, url) {
  // With or without a slash at the end is the same call.
  const name = url.pathname.startsWith(`${BASE}/`)
    ? `${req.method} ${url.pathname.slice(BASE.length).replace(/\/$/, '')}`
    : '';
  const open = openRoutes.get(name);
  const personal = personalRoutes.get(name);
  if (!open && !personal) throw new Failure(404, 'no such call');

  const { text, body } = await readJson(req);
  // Nothing is awaited from here on: no other request comes between a check and what it allows.
  const now = Date.now();
  const person = state.sessions.get(bearer(req) ?? '');
  if (person) exchangeCoins(person, now);
  const call = { state, person, query: url.searchParams, body, now };
  if (open) return open.run(call);
  if (!person || !personal) throw new Failure(401, 'not signed in');

  const run = () => personal.run({ ...call, person });
  const key = req.headers['idempotency-key'];
  if (!personal.once || typeof key !== 'string') return run();
  return answerOnce({ ...call, person }, name, key, `${url.search} ${text}`, run);
}

/**
 * @param {State} state
 * @param {import('./http.mjs').Request} req
 * @param {import('./http.mjs').Response} res
 */
async function handle(state, req, res) {
  if (req.method === 'OPTIONS') return void res.writeHead(204, CORS).end();
  const url = new URL(`http://backend${req.url}`);
  // This call is for a server, not for the page: it has another path, and no envelope.
  if (url.pathname === '/logins' && req.method === 'POST') {
    const { status, reply } = await login(state, bearer(req), req);
    return sendJson(res, status, reply);
  }
  return sendEnvelope(res, 200, 'ok', await answer(state, req, url));
}

const { PORT = '0', HOST_KEY = '' } = process.env;
/** @type {State} */
const state = { hostKey: HOST_KEY, people: new Map(), sessions: new Map(), answers: new Map(), withdrawals: 0 };
const server = createServer((req, res) => {
  handle(state, req, res).catch((error) => {
    if (error instanceof Failure) return sendEnvelope(res, error.code, error.message, null);
    console.error(error);
    return sendEnvelope(res, 500, 'broken', null);
  });
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
