import { Hono } from 'hono';
import type { Context } from 'hono';
import type { CallbackEnd } from '../../domain/confirmations/adConfirmations';
import { isSigned, readCallback } from '../../domain/confirmations/adSignature';
import { handleCallback } from '../../domain/rewards/lateConfirmation';
import type { AdSource } from '@tally/contract/apps/ads';
import type { Bindings } from '../clientIp';
import type { ServerContext } from '../context';
import type { Metrics } from '../metrics';

/** The result of a callback for the metrics: whether it can be read, its signature, and what became of it. */
export type AdCallbackResult = CallbackEnd | 'malformed' | 'bad_signature';

/**
 * `GET /ads/pangle` and `GET /ads/mintegral`: server-to-server confirmations of rewards (TASK-30, LUCKY-28), signed
 * with the key from the network's console. Each answers in its network's format, and 404 when no key is configured.
 */
export function createAdCallbacks(serverContext: ServerContext, metrics: Metrics): Hono<{ Bindings: Bindings }> {
  const { config, db } = serverContext;
  const ended = async (context: Context, source: AdSource, key: string): Promise<AdCallbackResult> => {
    const callback = readCallback(source, new URL(context.req.url).search);
    if (!callback) return 'malformed';
    if (!isSigned(source, callback, key)) return 'bad_signature';
    const { end, paid } = await handleCallback(db, source, callback, serverContext.now());
    if (paid) metrics.adConfirmedLate(paid.market, paid.task);
    return end;
  };
  const accept = async (context: Context, source: AdSource, key: string): Promise<AdCallbackResult> => {
    const result = await ended(context, source, key);
    metrics.adCallback(source, result);
    return result;
  };
  // Hono answers HEAD by the handler of GET; whoever only looks confirms nothing.
  const isLook = (context: Context) => context.req.method === 'HEAD';
  const isTaken = (result: AdCallbackResult) => result === 'new' || result === 'repeated';
  return new Hono<{ Bindings: Bindings }>()
    .get('/ads/pangle', async (context) => {
      if (isLook(context)) return context.text('Not allowed', 405);
      if (config.adKeys.PANGLE === undefined) return context.text('Not found', 404);
      if (!db.takesWrites()) return context.text('Try again', 503);
      return context.json({ isValid: isTaken(await accept(context, 'PANGLE', config.adKeys.PANGLE)) });
    })
    .get('/ads/mintegral', async (context) => {
      if (isLook(context)) return context.text('Not allowed', 405);
      if (config.adKeys.MTG === undefined) return context.text('Not found', 404);
      if (!db.takesWrites()) return context.text('Try again', 503);
      const taken = isTaken(await accept(context, 'MTG', config.adKeys.MTG));
      return context.text(taken ? 'OK' : 'Refused', taken ? 200 : 403);
    });
}
