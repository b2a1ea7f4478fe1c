import { Hono } from 'hono';
import type { Context } from 'hono';
import type { CallbackEnd } from '../domain/adConfirmations';
import { isSigned } from '../domain/adSignature';
import { takeCallback } from '../domain/lateConfirmation';
import type { AdSource } from '@tally/contract/ads';
import type { Bindings } from './address';
import type { ServerContext } from './context';
import type { Metrics } from './metrics';

/** The result of a callback for the metrics; the signature is checked before everything else. */
export type AdCallbackResult = CallbackEnd | 'bad_signature';

/**
 * `GET /ads/pangle` and `GET /ads/mintegral`: server-to-server confirmations of rewards (TASK-30, LUCKY-28), signed
 * with the key from the network's console. Each answers in its network's format, and 404 when no key is configured.
 */
export function createAdCallbacks(serverContext: ServerContext, metrics: Metrics): Hono<{ Bindings: Bindings }> {
  const { config, db } = serverContext;
  const take = async (context: Context, source: AdSource, key: string): Promise<AdCallbackResult> => {
    const query = (name: string) => context.req.query(name) ?? '';
    const taken = isSigned(source, query, key) ? await takeCallback(db, source, query, serverContext.now()) : undefined;
    const result = taken?.end ?? 'bad_signature';
    if (taken?.paid) metrics.adConfirmedLate(taken.paid.market, taken.paid.task);
    metrics.adCallback(source, result);
    return result;
  };
  const isTaken = (result: AdCallbackResult) => result === 'new' || result === 'repeated';
  return new Hono<{ Bindings: Bindings }>()
    .get('/ads/pangle', async (context) => {
      if (config.adKeys.PANGLE === undefined) return context.text('Not found', 404);
      if (!db.takesWrites()) return context.text('Try again', 503);
      return context.json({ isValid: isTaken(await take(context, 'PANGLE', config.adKeys.PANGLE)) });
    })
    .get('/ads/mintegral', async (context) => {
      if (config.adKeys.MTG === undefined) return context.text('Not found', 404);
      if (!db.takesWrites()) return context.text('Try again', 503);
      const taken = isTaken(await take(context, 'MTG', config.adKeys.MTG));
      return context.text(taken ? 'OK' : 'Refused', taken ? 200 : 403);
    });
}
