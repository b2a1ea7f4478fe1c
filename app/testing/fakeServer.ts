import { apiBase } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints, type EndpointName } from '@tally/contract/endpoints';
import type { ReplyOf } from '@tally/contract/api/endpoint';
import { usualMarketRules } from '@tally/contract/fixtures/marketRules';

type ReplyTo<N extends EndpointName> = ReplyOf<(typeof endpoints)[N]>;

/**
 * How a call may fail: no network, no answer, a page that is not ours, data without the envelope, a refusal (envelope
 * code), or an HTTP error.
 */
export type Trouble = 'offline' | 'never' | 'garbled' | 'bare' | { code: number; msg?: string } | { http: number };
export const trouble = <T extends Trouble>(kind: T) => ({ trouble: kind });

/** Replies of the fake server by endpoint: the data, or a failure; a function is called for each request. */
export type Replies = {
  [N in EndpointName]?: ReplyTo<N> | { trouble: Trouble } | ((request: Request) => ReplyTo<N> | { trouble: Trouble });
};

const named = (method: string, path: string): EndpointName | undefined =>
  endpointNames.find(
    (name) => endpoints[name].method === method && endpoints[name].path.replace(/\/$/, '') === path.replace(/\/$/, ''),
  );

/** What is answered where a story or test gives no reply: the usual rules of the market. */
const usualReplies: Replies = {
  getMarketRules: (request) =>
    usualMarketRules[new URL(request.url).searchParams.get('market') ?? ''] ?? { trouble: { code: 400 } },
};

const noonOfJakarta = () => Date.UTC(2026, 0, 15, 5);

const json = (body: unknown, ms: number, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', date: new Date(ms).toUTCString() },
  });

const isTrouble = (reply: unknown): reply is { trouble: Trouble } =>
  typeof reply === 'object' && reply !== null && 'trouble' in reply;

/**
 * A `fetch` for stories and tests that answers as the server would, at noon in Jakarta by default. A call without a
 * reply, other than for a market's rules, is an error of the story and fails loudly.
 * @param seen collects the requests
 * @param now its clock, ms since the epoch
 * @param track receives the promise of every answer, so that a test can wait for it
 */
export function fakeServer(
  replies: Replies,
  seen: Request[] = [],
  now = noonOfJakarta,
  track: (answer: Promise<Response>) => Promise<Response> = (answer) => answer,
): typeof fetch {
  const respond = async (request: Request, reply: unknown): Promise<Response> => {
    if (!isTrouble(reply)) return json({ code: 200, msg: 'ok', data: reply }, now());
    const kind = reply.trouble;
    if (kind === 'offline') throw new TypeError('Failed to fetch');
    if (kind === 'never')
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      );
    if (kind === 'garbled')
      return new Response('<html>Sign in to the network</html>', { headers: { 'content-type': 'text/html' } });
    if (kind === 'bare') return json({ status: 1 }, now());
    return 'http' in kind
      ? json({ code: kind.http, msg: 'crashed', data: null }, now(), kind.http)
      : json({ code: kind.code, msg: kind.msg ?? '', data: null }, now());
  };
  return async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    const path = new URL(request.url).pathname.replace(apiBase, '');
    const name = named(request.method, path);
    const given = name && { ...usualReplies, ...replies }[name];
    if (given === undefined) throw new Error(`No reply for ${request.method} ${path}`);
    const reply: unknown = typeof given === 'function' ? given(request) : given;
    const answer = respond(request, reply);
    return isTrouble(reply) && reply.trouble === 'never' ? answer : track(answer);
  };
}
