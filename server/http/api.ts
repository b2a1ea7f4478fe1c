import { apiBase, idempotencyHeader } from '@tally/contract/api/endpoint';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { codes, failure, ok } from '@tally/contract/api/envelope';
import { oldestPage, oldestPageHeader } from '@tally/contract/page/pageVersion';
import type { Code } from '@tally/contract/api/envelope';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { timedOut, within } from '../runtime/deadline';
import { Refusal } from '../domain/shared/refusal';
import type { Log } from '../runtime/log';
import type { RequestContext, ServerContext } from './context';
import { addressOf, networkOf } from './address';
import type { Bindings } from './address';
import { bearerOf, noteOpened, personOf } from './caller';
import { handlers } from './handlers/handlers';
import { envelopeResponse, refusalOf, refusalResponse, requestId } from './responses';
import { readIdempotency } from './idempotencyKey';
import { createConcurrencyLimit } from './guards/concurrencyLimit';
import { bodyText, readBody, readQuery } from './input';
import type { Metrics } from './metrics';
import type { OperatorGuard } from './guards/operatorGuard';
import { createRateLimit } from './guards/rateLimit';
import { keyOf } from './guards/requireKey';

/** Options of the API, and its callbacks to the rest of the server. */
export interface ApiOptions {
  readonly serverContext: ServerContext;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly operators: OperatorGuard;
  /** Demo only: returns a simulated answer in place of the real one, or `undefined`. */
  readonly interfere?: (
    name: EndpointName,
    context: Context<{ Bindings: Bindings }>,
    next: () => Promise<Response>,
  ) => Promise<Response>;
  /** Validates every reply against its schema (tests, demo); an invalid reply is answered as a crash. */
  readonly checkReplies: boolean;
  /** Deadline in ms after which a call is answered 503; operators' calls have none. */
  readonly answerMs?: number;
}

/**
 * Maximum number of concurrent calls per person; further ones wait, so that one person can't occupy all database
 * connections.
 */
const atOnce = 4;

/** Routes all calls of the contract, with and without a trailing slash. */
export function createApi({
  serverContext,
  log,
  metrics,
  operators,
  interfere,
  checkReplies,
  answerMs,
}: ApiOptions): Hono<{ Bindings: Bindings }> {
  const { config, db } = serverContext;
  const users = createRateLimit(config.perPerson);
  const addresses = createRateLimit(config.perAddress);
  const guestWrites = createRateLimit(config.guestWritesPerAddress);
  const limit = createConcurrencyLimit(atOnce);

  async function answer(
    name: EndpointName,
    context: Context<{ Bindings: Bindings }>,
    seen: { user?: number },
    { failed, alarm }: Pick<RequestContext<Endpoint>, 'failed' | 'alarm'>,
  ): Promise<unknown> {
    const definition: Endpoint = endpoints[name];
    const handler = handlers[name] as (request: RequestContext<Endpoint>) => Promise<unknown>;
    const address = addressOf(context, config.trustProxy);
    const at = serverContext.elapsed();
    if (!addresses.take(networkOf(address), at)) throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    const url = new URL(context.req.url);
    // An operator's key comes in the header, where no log of a proxy sees it, or in the query, as specified.
    const keyed = definition.who === 'operator' && !url.searchParams.has('key');
    if (keyed) url.searchParams.set('key', keyOf(context.req.header('authorization')));
    const operator =
      definition.who === 'operator'
        ? await operators.check(url.searchParams.get('key') ?? '', address, serverContext.now())
        : '';
    const query = readQuery(definition.query, url.searchParams);
    const body = definition.method === 'POST' ? readBody(definition.body, await bodyText(context)) : {};
    const now = serverContext.now();
    const token = keyed ? undefined : bearerOf(context.req.header('authorization'));
    const person = await personOf(db, token, now);
    if (person) seen.user = person.id;
    if (definition.who === 'user' && !person) throw new Refusal(codes.needLogin, 'LOGIN NEEDED');
    if (
      !person &&
      definition.who === 'anyone' &&
      definition.method === 'POST' &&
      !guestWrites.take(networkOf(address), at)
    )
      throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    if (person && !users.take(String(person.id), at)) throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    const once = readIdempotency(
      name,
      definition.money ? context.req.header(idempotencyHeader) : undefined,
      query,
      body,
    );
    const hadToken = context.req.header('authorization') !== undefined;
    const work = async () => {
      await noteOpened(db, definition, person, now);
      return handler({
        context: serverContext,
        now,
        query,
        body,
        person,
        idempotency: once,
        operator,
        failed,
        alarm,
        network: networkOf(address),
        unconfirmed: (task) => person && metrics.adUnconfirmed(person.market, task),
        hadToken,
      });
    };
    const reply = await (person ? limit.run(person.id, work) : work());
    if (checkReplies && !(reply instanceof Response)) v.parse(definition.reply, reply);
    return reply;
  }

  async function respond(name: EndpointName, context: Context<{ Bindings: Bindings }>): Promise<Response> {
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
      const work = answer(name, context, seen, { failed, alarm });
      const reply =
        answerMs === undefined || endpoints[name].who === 'operator' ? await work : await within(answerMs, work);
      if (reply === timedOut) throw new Refusal(codes.closing, 'TOO SLOW, TRY AGAIN');
      response = reply instanceof Response ? reply : envelopeResponse(ok(reply), 200, serverContext.now());
    } catch (error) {
      const refusal = refusalOf(error);
      code = refusal.code;
      if (refusal !== error) failed(error);
      response = refusalResponse(refusal, serverContext.now());
    }
    const ms = performance.now() - started;
    metrics.observe(name, code, ms);
    log({
      level: 'info',
      message: 'request',
      request: id,
      call: name,
      code,
      ms: Math.round(ms * 10) / 10,
      user: seen.user,
    });
    response.headers.set('x-request-id', id);
    return response;
  }

  const api = new Hono<{ Bindings: Bindings }>().basePath(apiBase);
  // Refusals carry the header too: an older page may be refused because it is old.
  api.use(async (context, next) => {
    await next();
    context.res.headers.set(oldestPageHeader, String(oldestPage));
  });
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
