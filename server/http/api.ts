import { apiBase, idempotencyHeader, idempotencyKeyMax, idempotencyKeyMin } from '@tally/contract/endpoint';
import type { Endpoint } from '@tally/contract/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { codes, failure, ok } from '@tally/contract/envelope';
import type { Code, Envelope } from '@tally/contract/envelope';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ownKeys } from '../domain/idempotency';
import type { IdempotentRequest } from '../domain/idempotency';
import { Refusal } from '../domain/refusal';
import type { Log } from '../log';
import type { RequestContext, ServerContext } from './context';
import { addressOf, networkOf } from './address';
import type { Bindings } from './address';
import { bearerOf, noteOpened, personOf } from './caller';
import { handlers } from './handlers';
import { bodyText, readBody, readQuery } from './input';
import type { Metrics } from './metrics';
import type { OperatorGuard } from './operatorGuard';
import { createRateLimit } from './rateLimit';

/** What the API tells the rest of the server about each request. */
export interface ApiOptions {
  readonly serverContext: ServerContext;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly operators: OperatorGuard;
  /** Demo only: another answer than the rules would give, or `undefined`. */
  readonly interfere?: (
    name: EndpointName,
    context: Context<{ Bindings: Bindings }>,
    next: () => Promise<Response>,
  ) => Promise<Response>;
  /** Check every reply against its schema (tests, demo): a wrong one is a crash. */
  readonly checkReplies: boolean;
}

/** Codes that are sent as HTTP status too; the others are answers (status 200). */
const asStatus = new Set<Code>([codes.malformed, codes.tooLarge, codes.tooMany, codes.crashed, codes.closing]);

const keyPattern = /^[A-Za-z0-9_.:-]+$/;

function readOnce(
  name: EndpointName,
  header: string | undefined,
  query: Record<string, unknown>,
  body: Record<string, unknown>,
): IdempotentRequest {
  if (
    header !== undefined &&
    (header.length < idempotencyKeyMin || header.length > idempotencyKeyMax || !keyPattern.test(header))
  )
    throw new Refusal(codes.malformed, `MALFORMED REQUEST: ${idempotencyHeader}`);
  // The client's keys and ours can't meet: a slash is not among their characters.
  const key = header ?? `${ownKeys}${randomUUID()}`;
  // Who asks is no part of what is asked: operators may get another key meanwhile, and nothing made from it is kept.
  const asked = Object.fromEntries(Object.entries(query).filter(([field]) => field !== 'key'));
  const request = createHash('sha256')
    .update(JSON.stringify([asked, body]))
    .digest('base64url');
  return { scope: name, key, request };
}

const envelopeResponse = (
  envelope: Envelope<unknown>,
  status: number,
  now: number,
  extra: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(envelope), {
    status,
    // The page takes the server's time from here (TIME-1).
    headers: { 'content-type': 'application/json; charset=utf-8', date: new Date(now).toUTCString(), ...extra },
  });

/** Finds the line of the log that belongs to an answer. Twelve letters from a to p: the log masks what has digits. */
const requestId = (): string =>
  randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** All calls of the contract under their paths, with and without a slash at the end. */
export function createApi({
  serverContext,
  log,
  metrics,
  operators,
  interfere,
  checkReplies,
}: ApiOptions): Hono<{ Bindings: Bindings }> {
  const { config, db } = serverContext;
  const users = createRateLimit(config.perPerson);
  const addresses = createRateLimit(config.perAddress);

  async function answer(
    name: EndpointName,
    context: Context<{ Bindings: Bindings }>,
    seen: { user?: number },
    failed: RequestContext<Endpoint>['failed'],
  ): Promise<unknown> {
    const definition: Endpoint = endpoints[name];
    const handler = handlers[name] as (ask: RequestContext<Endpoint>) => Promise<unknown>;
    const address = addressOf(context, config.trustProxy);
    const at = serverContext.elapsed();
    if (!addresses.take(networkOf(address), at)) throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    const url = new URL(context.req.url);
    if (definition.who === 'operator') operators.check(url.searchParams.get('key') ?? '', address, at);
    const query = readQuery(definition.query, url.searchParams);
    const body = definition.method === 'POST' ? readBody(definition.body, await bodyText(context.req.raw)) : {};
    const now = serverContext.now();
    const token = bearerOf(context.req.header('authorization'));
    const person = await personOf(db, token, now);
    if (person) seen.user = person.id;
    if (definition.who === 'user' && !person) throw new Refusal(codes.needLogin, 'LOGIN NEEDED');
    if (person && !users.take(String(person.id), at)) throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    await noteOpened(db, definition, person, now);
    const once = readOnce(name, definition.money ? context.req.header(idempotencyHeader) : undefined, query, body);
    const reply = await handler({
      context: serverContext,
      now,
      query,
      body,
      person,
      idempotency: once,
      failed,
      hadToken: context.req.header('authorization') !== undefined,
    });
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
    let code: Code = codes.ok;
    let response: Response;
    try {
      const reply = await answer(name, context, seen, failed);
      response = reply instanceof Response ? reply : envelopeResponse(ok(reply), 200, serverContext.now());
    } catch (error) {
      code = error instanceof Refusal ? error.code : codes.crashed;
      const message = error instanceof Refusal ? error.message : 'SOMETHING WENT WRONG';
      if (code === codes.crashed) failed(error);
      response = envelopeResponse(
        failure(code, message),
        asStatus.has(code) ? code : 200,
        serverContext.now(),
        code === codes.tooMany ? { 'retry-after': '60' } : {},
      );
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
