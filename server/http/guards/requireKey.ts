import { codes } from '@tally/contract/api/envelope';
import type { Context } from 'hono';
import { Refusal } from '../../domain/shared/refusal';
import { ipOf } from '../clientIp';
import type { Bindings } from '../clientIp';
import type { ServerContext } from '../context';
import type { OperatorGuard } from './operatorGuard';

/** The key of an `Authorization: Bearer` header; empty without one. */
export const keyOf = (header: string | undefined): string => /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';

/** Runs `answer` if the request has the right bearer key; otherwise answers 404, or 429 after too many wrong keys. */
export async function requireKey(
  context: Context<{ Bindings: Bindings }>,
  serverContext: ServerContext,
  guard: OperatorGuard,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const key = keyOf(context.req.header('authorization'));
  try {
    await guard.check(key, ipOf(context, serverContext.config.trustedProxies), serverContext.now());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === codes.tooMany
      ? context.text('Too many wrong keys', 429, { 'retry-after': '60' })
      : context.text('Not found', 404);
  }
  return answer();
}
