import { apiBase } from '@tally/contract/api/endpoint';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { codes, failure, ok } from '@tally/contract/api/envelope';
import { oldestPage, oldestPageHeader } from '@tally/contract/page/pageVersion';
import type { Code } from '@tally/contract/api/envelope';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { timedOut, within } from '../runtime/deadline';
import { Refusal } from '../domain/shared/refusal';
import type { Log } from '../runtime/log';
import type { RequestContext } from './context';
import type { Bindings } from './clientIp';
import { createAddressShare } from './addressShare';
import { createAnswer } from './answer';
import type { AnswerOptions } from './answer';
import { envelopeResponse, refusalOf, refusalResponse, requestId } from './responses';

/** Options of the API, and its callbacks to the rest of the server. */
export interface ApiOptions extends AnswerOptions {
  readonly log: Log;
  /** Demo only: returns a simulated answer in place of the real one, or `undefined`. */
  readonly interfere?: (
    name: EndpointName,
    context: Context<{ Bindings: Bindings }>,
    next: () => Promise<Response>,
  ) => Promise<Response>;
  /** Deadline in ms after which a call is answered 503; operators' calls have none. */
  readonly answerMs?: number;
}

/** Answers one call, in the envelope; logs and counts it. */
function createResponder({ serverContext, log, metrics, operators, checkReplies, answerMs }: ApiOptions) {
  const addresses = createAddressShare(log, metrics.busiestAddress);
  const answer = createAnswer({ serverContext, metrics, operators, checkReplies }, addresses);

  /** Within the deadline, if the call has one. */
  async function inTime(name: EndpointName, work: Promise<unknown>): Promise<Response> {
    const reply =
      answerMs === undefined || endpoints[name].who === 'operator' ? await work : await within(answerMs, work);
    if (reply === timedOut) throw new Refusal(codes.closing, 'TOO SLOW, TRY AGAIN');
    return reply instanceof Response ? reply : envelopeResponse(ok(reply), 200, serverContext.now());
  }

  return async (name: EndpointName, context: Context<{ Bindings: Bindings }>): Promise<Response> => {
    const started = performance.now();
    const id = requestId();
    const seen: { user?: number } = {};
    const failed = (error: unknown) =>
      log({
        level: 'error',
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? error.stack : undefined,
        request: id,
        call: name,
      });
    const alarm: RequestContext<Endpoint>['alarm'] = (message, fields) =>
      log({ ...fields, level: 'error', message, request: id, call: name });
    let code: Code = codes.ok;
    let response: Response;
    try {
      response = await inTime(name, answer(name, context, seen, { failed, alarm }));
    } catch (error) {
      const refusal = refusalOf(error);
      code = refusal.code;
      if (refusal !== error) failed(error);
      response = refusalResponse(refusal, serverContext.now());
    }
    const took = performance.now() - started;
    metrics.observe(name, code, took);
    const ms = Math.round(took * 10) / 10;
    log({ level: 'info', message: 'request', request: id, call: name, code, ms, user: seen.user });
    response.headers.set('x-request-id', id);
    return response;
  };
}

/** Routes all calls of the contract, with and without a trailing slash. */
export function createApi(options: ApiOptions): Hono<{ Bindings: Bindings }> {
  const { interfere, serverContext } = options;
  const respond = createResponder(options);
  const api = new Hono<{ Bindings: Bindings }>().basePath(apiBase);
  // Refusals carry the header too: an older page may be refused because it is old.
  api.use(async (context, next) => {
    await next();
    context.res.headers.set(oldestPageHeader, String(oldestPage));
  });
  // The only large answer: a phone has 10 s for it (API-33).
  api.use(endpoints.postOwnData.path, compress());
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    const bare = path.replace(/\/$/, '');
    api.on(method, [bare, `${bare}/`], (context) =>
      interfere ? interfere(name, context, () => respond(name, context)) : respond(name, context),
    );
  }
  api.all('*', () => envelopeResponse(failure(codes.notFound, 'NO SUCH CALL'), 404, serverContext.now()));
  return api;
}
