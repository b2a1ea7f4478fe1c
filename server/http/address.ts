import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';

/** Bindings that Node's server passes with each request; missing in tests that call the app directly. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** The address of the caller. With `trustProxy`, the address that the proxy saw (the last entry of its header). */
export function addressOf(context: Context<{ Bindings: Bindings }>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  // Without Node's server the bindings are undefined.
  const bindings = context.env as Bindings | undefined;
  return forwarded || bindings?.incoming?.socket.remoteAddress || 'unknown';
}

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Normalize by the URL standard: hexadecimal groups, without a trailing IPv4 part.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const first = read(head);
  const last = read(tail ?? '');
  return tail === undefined
    ? first
    : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** Maximum length kept of a caller's address that is not IPv6, which may be any text. */
const unknownMost = 64;

/**
 * The network that rate limits count as one caller: an IPv4 address itself (also in the form `::ffff:`), for IPv6 the
 * /64 prefix, because the owner of one address has all addresses of it.
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

/** Closes the connection without an answer (demo only). */
export function breakConnection(context: Context<{ Bindings: Bindings }>): Response {
  const bindings = context.env as Bindings | undefined;
  bindings?.incoming?.socket.destroy();
  return new Response(null, { status: 500 });
}
