import { endpoints } from '@tally/contract/endpoints';
import { openApi } from '@tally/contract/openapi';
import { apiBase } from '@tally/contract/endpoint';
import { Hono } from 'hono';
import type { Clock } from './clock';
import type { Db } from './db/db';
import { within } from './deadline';
import { createFaults, playFault } from './demo/faults';
import { createPanel } from './demo/panel';
import { isOurs } from './domain/apps';
import { breakConnection } from './http/address';
import type { Bindings } from './http/address';
import { createAdCallbacks } from './http/adCallbacks';
import { createApi } from './http/api';
import type { ServerContext } from './http/context';
import { requireKey } from './http/requireKey';
import { allowOrigins } from './http/cors';
import { createLogins } from './http/logins';
import { createMetrics } from './http/metrics';
import { createOperatorGuard } from './http/operatorGuard';
import { refuseWritesWithoutRoom } from './http/freeSpaceGuard';
import { createPages } from './http/pages';
import { noStoreByDefault, securityHeaders } from './http/security';
import type { Log } from './log';
import type { Watch } from './watch';

/** What the server is made of; tests pass their own. */
export interface AppParts {
  readonly serverContext: ServerContext;
  readonly clock: Clock;
  readonly log: Log;
  /** Check every reply against its schema before it leaves. */
  readonly checkReplies: boolean;
  /** While it is false the server says 503 at /healthz: it is stopping. */
  readonly open: () => boolean;
  /** A call that is not answered after so many ms is answered 503; without it a call takes as long as it takes (tests). */
  readonly answerMs?: number;
  /** What a timer sees of ledger and payouts, for the metrics. */
  readonly watch?: Watch;
}

/** A database that has not answered in so long (ms) is away: whoever asks for health gets an answer in any case. */
const healthMs = 4500;

/** Whether the database answers. */
const answers = async (db: Db): Promise<boolean> =>
  (await within(
    healthMs,
    db.query('select 1').then(
      () => true,
      () => false,
    ),
  )) === true;

/**
 * The whole server as one `fetch(request)`: the calls, the built pages, health, metrics and logins, and on demo servers the panel.
 * Usable behind Node's server, as a middleware of a dev server, or called directly by tests.
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
  const operators = createOperatorGuard(db, config.operatorKeys);
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
    config.demo ? metricsPage() : requireKey(context, serverContext, operators, metricsPage),
  );
  // A demo's database is for made-up people alone.
  if (!config.demo) app.route('/', createLogins(serverContext));
  app.route('/', createAdCallbacks(serverContext, metrics));

  const document = JSON.stringify(openApi());
  app.get(`${apiBase}/openapi.json`, (context) => context.body(document, 200, { 'content-type': 'application/json' }));
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
  if (config.demo) app.route('/', createPanel(serverContext, clock, faults));
  app.route(
    '/',
    createPages(config.distDir, config.demo, async (name) => isOurs(await serverContext.catalogue(), name)),
  );
  app.onError((error, context) => {
    log({ level: 'error', message: error.message, stack: error.stack });
    return context.text('Something went wrong', 500);
  });
  return app;
}
