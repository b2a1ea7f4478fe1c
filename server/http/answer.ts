import { idempotencyHeader } from '@tally/contract/api/endpoint';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { codes } from '@tally/contract/api/envelope';
import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../domain/shared/refusal';
import { ipOf, networkOf } from './clientIp';
import type { Bindings } from './clientIp';
import type { AddressShare } from './addressShare';
import { bearerOf, recordOpened, personOf } from './caller';
import { createCallLimits } from './guards/callLimits';
import { createConcurrencyLimit } from './guards/concurrencyLimit';
import type { RequestContext, ServerContext } from './context';
import type { OperatorKey } from '../settings/operatorKeys';
import { handlers } from './handlers/handlers';
import { readIdempotency } from './idempotencyKey';
import { bodyText, readBody, readQuery } from './input';
import type { Metrics } from './metrics';
import type { OperatorGuard } from './guards/operatorGuard';
import { requireScope } from './guards/requireScope';
import { requireServed } from './guards/requireServed';
import { keyOf } from './guards/requireKey';

/** What answers need of the server. */
export interface AnswerOptions {
  readonly serverContext: ServerContext;
  readonly metrics: Metrics;
  readonly operators: OperatorGuard<OperatorKey>;
  /** Validates every reply against its schema (tests, demo); an invalid reply is answered as a crash. */
  readonly checkReplies: boolean;
}

type Reports = Pick<RequestContext<Endpoint>, 'failed' | 'alarm'>;

/**
 * Maximum number of concurrent calls per person; further ones wait, so that one person can't occupy all database
 * connections.
 */
const atOnce = 4;

/**
 * The request's address. An operator's key comes in the header, where no log of a proxy sees it, or in the query unless
 * that is switched off.
 */
function readUrl(
  definition: Endpoint,
  context: Context,
  keyInAddress: boolean,
): { readonly url: URL; readonly keyed: boolean } {
  const url = new URL(context.req.url);
  const keyed = definition.who === 'operator' && !(keyInAddress && url.searchParams.has('key'));
  if (keyed) url.searchParams.set('key', keyOf(context.req.header('authorization')));
  return { url, keyed };
}

/** The name of the operator whose key it is, if the key may make the call. */
async function operatorOf(
  operators: AnswerOptions['operators'],
  call: EndpointName,
  { key, address }: { readonly key: string; readonly address: string },
  now: number,
): Promise<string> {
  const { name, scopes } = await operators.check(key, address, now);
  requireScope(call, scopes);
  return name;
}

/**
 * Creates what answers a call: its limits, who calls, what they send, and the handler's reply.
 *
 * @param addresses counts from where people call
 * @throws {Refusal} for a call that is not answered
 */
export function createAnswer(
  { serverContext, metrics, operators, checkReplies }: AnswerOptions,
  addresses: AddressShare,
) {
  const { config, db } = serverContext;
  const countCall = createCallLimits(config);
  const limit = createConcurrencyLimit(atOnce);

  return async (
    name: EndpointName,
    context: Context<{ Bindings: Bindings }>,
    seen: { user?: number },
    reports: Reports,
  ): Promise<unknown> => {
    const definition: Endpoint = endpoints[name];
    const handler = handlers[name] as (request: RequestContext<Endpoint>) => Promise<unknown>;
    const address = ipOf(context, config.trustedProxies);
    const network = networkOf(address);
    const { url, keyed } = readUrl(definition, context, config.keyInAddress);
    const authorization = context.req.header('authorization');
    const token = keyed ? undefined : bearerOf(authorization);
    const at = serverContext.elapsed();
    if (definition.who !== 'operator') addresses.count(network, at);
    const countPerson = countCall({ definition, network, token, at });
    const operator =
      definition.who === 'operator'
        ? await operatorOf(operators, name, { key: url.searchParams.get('key') ?? '', address }, serverContext.now())
        : undefined;
    const query = readQuery(definition.query, url.searchParams);
    const body = definition.method === 'POST' ? readBody(definition.body, await bodyText(context)) : {};
    if (operator !== undefined) for (const said of [query, body]) requireServed(said, config.markets);
    const now = serverContext.now();
    const person = await personOf(db, token, now, config.markets);
    if (person) seen.user = person.id;
    countPerson(person?.id);
    if (definition.who === 'user' && !person) throw new Refusal(codes.needLogin, 'LOGIN NEEDED');
    const key = definition.money ? context.req.header(idempotencyHeader) : undefined;
    const idempotency = readIdempotency(name, { header: key, query, body }, operator);
    const hadToken = authorization !== undefined;
    const unconfirmed: RequestContext<Endpoint>['unconfirmed'] = (task) =>
      person && metrics.adUnconfirmed(person.market, task);
    const work = async () => {
      await recordOpened(db, definition, person, now);
      const actor = operator === undefined ? undefined : { operator, now };
      const request = { now, query, body, person, idempotency, actor, network, unconfirmed, hadToken, ...reports };
      return handler({ context: serverContext, ...request });
    };
    const reply = await (person ? limit.run(person.id, work) : work());
    if (checkReplies && !(reply instanceof Response)) v.parse(definition.reply, reply);
    return reply;
  };
}
