import { codes } from '@tally/contract/api/envelope';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { Refusal } from '../../domain/shared/refusal';
import type { Log } from '../../runtime/log';
import type { Bindings } from '../clientIp';
import type { ServerContext } from '../context';
import type { HostCall } from './hostCall';
import { bodyText, readBody } from '../input';
import { logins } from './logins';
import type { Metrics } from '../metrics';
import { createOperatorGuard } from '../guards/operatorGuard';
import { requireKey } from '../guards/requireKey';
import { requireServed } from '../guards/requireServed';
import { refusalOf } from '../responses';
import { numbers } from './numbers';
import { rounds } from './rounds';

/** HTTP statuses of refusals; every other one is a request that does not fit. */
const statuses = {
  [codes.keyReused]: 409,
  [codes.tooLarge]: 413,
  [codes.crashed]: 500,
  [codes.closing]: 503,
} as const;
const statusOf = (code: number) => statuses[code as keyof typeof statuses] ?? 400;

/**
 * The calls of the phone app's backend (bearer: `HOST_KEY`): `POST /rounds`, `POST /numbers`, and `POST /logins`, which a
 * demo has not, because its database holds made-up people only. When no key is configured, both are disabled.
 */
export function createHostCalls(
  serverContext: ServerContext,
  metrics: Metrics,
  log: Log,
): Hono<{ Bindings: Bindings }> {
  const { db, config } = serverContext;
  const guard = createOperatorGuard(db, config.hostKey === undefined ? [] : [{ name: 'host', key: config.hostKey }]);
  const respond = ({ body, answer, path }: HostCall, context: Context<{ Bindings: Bindings }>) =>
    requireKey(context, serverContext, guard, async () => {
      try {
        const said = readBody(body, await bodyText(context));
        requireServed(said, config.markets);
        const reply = await answer(serverContext, said, metrics);
        return context.json(reply, 200, { 'cache-control': 'no-store' });
      } catch (error) {
        const refusal = refusalOf(error);
        if (!(error instanceof Refusal))
          log({ level: 'error', message: error instanceof Error ? error.message : String(error), call: path });
        return context.json({ error: refusal.message }, statusOf(refusal.code));
      }
    });
  const app = new Hono<{ Bindings: Bindings }>();
  for (const call of config.demo ? [rounds, numbers] : [logins, rounds, numbers])
    app.post(call.path, (context) => respond(call, context));
  return app;
}
