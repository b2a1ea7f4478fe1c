import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { isIn } from './trustedProxies';
import type { TrustedProxies } from './trustedProxies';

/** Bindings that Node's server passes with each request; missing in tests that call the app directly. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** An address as proxies write it, without its port: `203.0.113.5:51123`, `[2001:db8::1]:51123`. */
const withoutPort = (text: string): string =>
  /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;

/**
 * The address of the caller: that of the connection, or what a trusted proxy says that it saw (the last entry of
 * `X-Forwarded-For`). Of proxies in known networks the last entry counts that is none of them, so that of several in a
 * row none is taken for a caller.
 */
export function ipOf(context: Context<{ Bindings: Bindings }>, trusted: TrustedProxies): string {
  // Without Node's server the bindings are undefined.
  const bindings = context.env as Bindings | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? '';
  const saw = (context.req.header('x-forwarded-for') ?? '').split(',').map((one) => withoutPort(one.trim()));
  if (trusted === 'none') return peer || 'unknown';
  if (trusted === 'any') return saw.at(-1) || peer || 'unknown';
  const way = [...saw.filter(Boolean), peer];
  return way.findLast((address) => !isIn(trusted, address)) || peer || 'unknown';
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
