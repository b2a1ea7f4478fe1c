import { fetchBaseQuery, retry, type BaseQueryFn, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { codes } from '@tally/contract/api/envelope';
import { oldestPageHeader } from '@tally/contract/page/pageVersion';
import { readAnswer } from '@tally/contract/api/reading';
import type { ApiContext } from './apiContext';
import { asShown } from './asShown';
import { codeOf, isTransient, type ApiError } from './apiError';
import { loginEnded } from './loginEnded';
import { retryAfterMs, retryPauseMs } from './retryPause';
import { apiOrigin } from './origin';

/**
 * One API call. `call` parses its response; `body` is sent as JSON; `key` becomes the Idempotency-Key, which makes a
 * POST safe to repeat.
 */
export interface ApiRequest {
  call: Pick<Endpoint, 'reply' | 'reading'>;
  method: 'GET' | 'POST';
  /** Path under /event/v1, with a leading slash. */
  path: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  key?: string;
  /** The key of an operator, sent in the place of the person's token. */
  operatorKey?: string;
  /** Whether the device id is sent as `uuid`. */
  device?: Device;
  /** Whether it changes what reads return. */
  writes?: boolean;
}

/** Which requests send the device id: all, or only those without a token (a token already identifies the person). */
export type Device = 'always' | 'guest';

/** Time-out of every request, ms (API-33). */
const requestTimeoutMs = 10_000;
/** How many times a failed request is retried automatically (API-33). */
export const maxRetries = 2;

const errorOf = (error: FetchBaseQueryError): ApiError => {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { kind: 'offline' };
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout' };
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return { kind: 'malformed' };
    default:
      return { kind: 'http', status: error.status };
  }
};

/**
 * Unwraps the envelope `{code, msg, data}`: its data, or the error (API-2: code 200 is success, any other is a
 * failure).
 */
function openEnvelope(answer: unknown): { data: unknown } | { error: ApiError } {
  // An empty response: the connection was cut, or something else has answered.
  if (answer === null || answer === undefined) return { error: { kind: 'malformed' } };
  if (typeof answer !== 'object' || !('code' in answer) || typeof answer.code !== 'number')
    return { error: { kind: 'unfit' } };
  if (answer.code !== 200)
    return { error: { kind: 'envelope', code: answer.code, msg: 'msg' in answer ? String(answer.msg) : '' } };
  return { data: 'data' in answer ? answer.data : null };
}

/** Tells a backend's developers that a response is not what the document says, without logging its content. */
const sayUnfit = (path: string, expected: string) =>
  // oxlint-disable-next-line no-console -- the only place where an engineer without our source can see it
  console.warn(`The answer of ${path} is not ${expected}: see /event/v1/openapi.json.`);

/** When a request was answered: the server's time, ms since the epoch. */
export interface Answered {
  at: number;
}

/** Adds how long the server asks to wait to a refusal because of too many calls; leaves any other error as it is. */
const withWait = (error: ApiError, waitMs: number): ApiError =>
  waitMs > 0 && codeOf(error) === codes.tooMany && (error.kind === 'http' || error.kind === 'envelope')
    ? { ...error, againMs: waitMs }
    : error;

type Query = BaseQueryFn<ApiRequest, unknown, ApiError, object, Answered>;
/**
 * @param token of the person who made the request, also when another one has logged in since
 * @param onRetryAfter gets how long the server asks to wait, ms
 */
type QueryOnce = BaseQueryFn<
  ApiRequest & { token: string | undefined; onRetryAfter: (ms: number) => void },
  unknown,
  ApiError,
  object,
  Answered
>;

const queryOnce: QueryOnce = async ({ token, onRetryAfter, ...request }, queryApi, extra) => {
  const { services, vault, uuid, clock, network, droppedItems, refusals, servedPages } = queryApi.extra as ApiContext;
  const bearer = request.operatorKey ?? token;
  const device = uuid && (request.device === 'always' || (request.device === 'guest' && !token)) ? { uuid } : undefined;
  // The page head builds the address of the first call in the same way (startup/inlineHead): its response is looked up
  // by that address.
  const params = (request.query ?? device) && { ...request.query, ...device };
  const send = fetchBaseQuery({
    baseUrl: `${apiOrigin}/event/v1`,
    timeout: requestTimeoutMs,
    // An empty body is read as null, which is no envelope: the HTTP status then decides the error.
    responseHandler: async (answer) => JSON.parse((await answer.text()) || 'null', asShown) as unknown,
    fetchFn: async (input, init) => {
      const answer = await services.fetch(input, init);
      clock.learn(answer.headers.get('date'));
      onRetryAfter(retryAfterMs(answer.headers));
      servedPages.learn(answer.headers.get(oldestPageHeader));
      return answer;
    },
  });
  const answer = await send(
    {
      url: request.path,
      method: request.method,
      ...(params && { params }),
      ...(request.body !== undefined && { body: request.body }),
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(request.key && { 'idempotency-key': request.key }),
      },
    },
    queryApi,
    extra,
  );
  network.learn(answer.error === undefined || typeof answer.error.status === 'number');
  if (answer.error) return { error: errorOf(answer.error) };
  const opened = openEnvelope(answer.data);
  if ('error' in opened) {
    if (opened.error.kind === 'unfit') sayUnfit(request.path, '{code, msg, data}');
    if (opened.error.kind === 'envelope' && token === vault.get())
      refusals.add({ at: clock.now(), path: request.path, code: opened.error.code, msg: opened.error.msg });
    return opened;
  }
  const drop = () => droppedItems.add(request.path);
  const data = readAnswer(request.call.reply, opened.data, request.call.reading, drop);
  if (data !== undefined) return { data, meta: { at: clock.now() } };
  drop();
  sayUnfit(request.path, 'the data of this call');
  return { error: { kind: 'unfit' } };
};

/**
 * RTK Query base query: sends bearer token or device id, applies the time-out, unwraps the envelope and retries where
 * that is safe. A GET is retried twice after a transient failure; a POST only when it carries an idempotency key. A GET
 * during which the data may have changed is sent again, so that no older answer overwrites a newer one (API-35).
 */
export const baseQuery: Query = async (request, queryApi, extra) => {
  const { services, vault, changes } = queryApi.extra as ApiContext;
  const token = vault.get();
  const usable = vault.usable();
  if (usable) await usable;
  const repeatable = request.method === 'GET' || request.key !== undefined;
  let waitMs = 0;
  const onRetryAfter = (ms: number) => (waitMs = ms);
  const send = retry(queryOnce, {
    retryCondition: (error, _, { attempt }) => attempt <= maxRetries && repeatable && isTransient(error),
    backoff: (attempt) =>
      new Promise<void>((done) => void services.after(retryPauseMs(attempt, waitMs, services.random()), done)),
  });
  for (;;) {
    const before = changes.count;
    const answer = await send({ ...request, token, onRetryAfter }, queryApi, extra);
    // A token that is not valid any more is not sent again; that of a later login stays (PERSON-18).
    if (codeOf(answer.error) === codes.needLogin && !request.operatorKey && token && token === vault.get()) {
      vault.clear();
      queryApi.dispatch(loginEnded());
    }
    if (request.writes) changes.count++;
    if (request.method !== 'GET' || before === changes.count || token !== vault.get())
      return answer.error ? { ...answer, error: withWait(answer.error, waitMs) } : answer;
  }
};
