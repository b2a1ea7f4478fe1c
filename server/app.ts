import { endpoints } from '@tally/contract/endpoints';
import { openApi } from '@tally/contract/document/openApi';
import { apiBase } from '@tally/contract/api/endpoint';
import { Hono, type Context } from 'hono';
import type { Clock } from './runtime/clock';
import type { Db } from './db/db';
import { within } from './runtime/deadline';
import { createFaults, playFault } from './demo/faults';
import { createPanel } from './demo/panel';
import { appInfoOf } from './domain/offers/apps';
import { breakConnection } from './http/clientIp';
import type { Bindings } from './http/clientIp';
import { createAdCallbacks } from './http/adCallbacks/adCallbacks';
import { createApi } from './http/api';
import type { ServerContext } from './http/context';
import { requireKey } from './http/guards/requireKey';
import { allowOrigins } from './http/cors';
import { createHostCalls } from './http/hostCalls/hostCalls';
import { createMetrics } from './http/metrics';
import { createOperatorGuard } from './http/guards/operatorGuard';
import { keysThatMay } from './settings/operatorKeys';
import { refuseWritesWithoutRoom } from './http/guards/freeSpaceGuard';
import { createPages } from './http/pages/pages';
import { noStoreByDefault, securityHeaders } from './http/pages/security';
import type { Log } from './runtime/log';
import type { Watch } from './maintenance/watch';

/** The dependencies of the server; tests pass their own. */
export interface AppParts {
  readonly serverContext: ServerContext;
  readonly clock: Clock;
  readonly log: Log;
  /** Validates every reply against its schema before it is sent. */
  readonly checkReplies: boolean;
  /** Whether the server accepts traffic. While false (during shutdown), /healthz answers 503. */
  readonly open: () => boolean;
  /** Deadline of a call in ms; after it the call is answered 503. Undefined: no deadline (tests). */
  readonly answerMs?: number;
  /** Ledger faults and payout states, collected on a timer and shown in the metrics. */
  readonly watch?: Watch;
}

/**
 * Time limit (ms) of the health check's database query: a database that takes longer is reported as unavailable, so
 * that /healthz always answers.
 */
const healthMs = 4500;

/** Whether the database answers a query within `healthMs`. */
const answers = async (db: Db): Promise<boolean> =>
  (await within(
    healthMs,
    db.query('select 1').then(
      () => true,
      () => false,
    ),
  )) === true;

let document: string | undefined;
/** The document of the API, written when it is first asked for, so that the start does not wait for it. */
const apiDocument = (context: Context) =>
  context.body((document ??= JSON.stringify(openApi())), 200, { 'content-type': 'application/json' });

/**
 * Builds the whole server as one `fetch(request)` handler: API calls, the built pages, health, metrics and logins, and
 * on demo servers the panel. Runs behind Node's HTTP server, as middleware of a dev server, or called directly by
 * tests.
 */
export function createApp({
  serverContext,
  clock,
  log,
  checkReplies,
  open,
  answerMs,
  watch,
}: AppParts): Hono<{ Bindings: Bindings }> {
  const { config, db } = serverContext;
  const metrics = createMetrics(db, watch);
  const operators = createOperatorGuard(db, config.operatorKeys, serverContext.standIns.find);
  const readers = createOperatorGuard(db, keysThatMay('read', config.operatorKeys));
  const faults = createFaults();
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(securityHeaders, noStoreByDefault);
  if (config.allowedOrigins.length > 0) app.use(`${apiBase}/*`, allowOrigins(config.allowedOrigins));

  app.use(refuseWritesWithoutRoom(db));

  app.get('/healthz', async (context) => {
    const alive = open() && (await answers(db));
    return context.json({ status: alive ? 'ok' : 'unavailable' }, alive ? 200 : 503);
  });
  const metricsPage = async () =>
    new Response(await metrics.text(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
  app.get('/metrics', (context) =>
    config.demo ? metricsPage() : requireKey(context, serverContext, readers, metricsPage),
  );
  const hostCalls = createHostCalls(serverContext, metrics, log);
  app.route('/', hostCalls);
  app.route('/', createAdCallbacks(serverContext, metrics));

  app.get(`${apiBase}/openapi.json`, apiDocument);
  app.route(
    '/',
    createApi({
      serverContext,
      log,
      metrics,
      operators,
      checkReplies,
      ...(answerMs !== undefined && { answerMs }),
      ...(config.demo && {
        interfere: async (name, context, next) => {
          const fault = faults.take(endpoints[name].method, endpoints[name].path);
          return fault ? playFault(fault, next, () => breakConnection(context)) : next();
        },
      }),
    }),
  );
  if (config.demo) app.route('/', createPanel(serverContext, clock, faults, hostCalls));
  app.route(
    '/',
    createPages(config, async (name) => appInfoOf(await serverContext.catalogue(), name) !== undefined),
  );
  app.onError((error, context) => {
    log({ level: 'error', message: error.message, stack: error.stack });
    return context.text('Something went wrong', 500);
  });
  return app;
}
