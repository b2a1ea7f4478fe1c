import { idempotencyHeader } from '@tally/contract/endpoint';
import { oldestPageHeader } from '@tally/contract/pageVersion';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** How long a browser may remember what it was allowed, s; Chromium caps it here. */
const preflightSeconds = 7200;

/**
 * Lets pages of the listed origins make the calls. The bearer token says who asks, so cookies are not allowed. `Date` is
 * exposed because the page takes the server's time from it, the oldest page because an older one opens the new version.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const answered = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', idempotencyHeader],
    exposeHeaders: ['Date', oldestPageHeader],
    maxAge: preflightSeconds,
  });
  return async (context, next) => {
    // Pictures are shown without asking for permission first, so this header alone lets them through.
    context.header('cross-origin-resource-policy', 'cross-origin');
    return answered(context, next);
  };
}
