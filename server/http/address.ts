import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Node's server hands to each request; absent in tests that call the app directly. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** Where a request comes from. Behind a proxy that is trusted, the address that it saw (the last it added). */
export function addressOf(context: Context<{ Bindings: Bindings }>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  // Without Node's server there are no bindings at all.
  const bindings = context.env as Bindings | undefined;
  return forwarded || bindings?.incoming?.socket.remoteAddress || 'unknown';
}

/** Ends a request without an answer (demo only). */
export function breakConnection(context: Context<{ Bindings: Bindings }>): Response {
  const bindings = context.env as Bindings | undefined;
  bindings?.incoming?.socket.destroy();
  return new Response(null, { status: 500 });
}
