import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';

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

/** The sixteen-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // As the URL standard writes it: hexadecimal, without an IPv4 at the end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [read(head), read(tail ?? '')];
  return tail === undefined
    ? first
    : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** Longest text that is kept of something that is no address. */
const unknownMost = 64;

/**
 * What limits count as one caller: an IPv4 address as it is (also when it came as `::ffff:`), of an IPv6 address its /64,
 * because whoever has one address of it has all of them.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain.slice(0, unknownMost);
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isIPv4 = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isIPv4
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
}

/** Ends a request without an answer (demo only). */
export function breakConnection(context: Context<{ Bindings: Bindings }>): Response {
  const bindings = context.env as Bindings | undefined;
  bindings?.incoming?.socket.destroy();
  return new Response(null, { status: 500 });
}
