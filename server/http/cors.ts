import { idempotencyHeader } from '@tally/contract/api/endpoint';
import { oldestPageHeader } from '@tally/contract/page/pageVersion';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** How long browsers may cache a preflight answer, s; Chromium's maximum. */
const preflightSeconds = 7200;

/**
 * CORS for the API calls of pages on the listed origins. Callers are identified by bearer token, so cookies are not
 * allowed. `Date` is exposed because the page takes the server's time from it, and the header with the oldest supported
 * page version because an outdated page reloads to the new one.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const answered = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', idempotencyHeader],
    exposeHeaders: ['Date', 'Retry-After', oldestPageHeader],
    maxAge: preflightSeconds,
  });
  return async (context, next) => {
    // Pictures are loaded without CORS, so this header alone allows other origins to show them.
    context.header('cross-origin-resource-policy', 'cross-origin');
    return answered(context, next);
  };
}
