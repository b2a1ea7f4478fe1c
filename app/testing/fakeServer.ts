import { apiBase } from '@tally/contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '@tally/contract/endpoints';
import type { ReplyOf } from '@tally/contract/endpoint';

type ReplyTo<N extends EndpointName> = ReplyOf<(typeof endpoints)[N]>;

/** How a call may go wrong: no network, no answer at all, a page that is not ours, a refusal of the server, its crash. */
export type Trouble = 'offline' | 'never' | 'garbled' | { code: number; msg?: string } | { http: number };
export const trouble = <T extends Trouble>(kind: T) => ({ trouble: kind });

/** What the server of a story or a test answers, by call: the data, or trouble; a function is asked each time. */
export type Replies = {
  [N in EndpointName]?: ReplyTo<N> | { trouble: Trouble } | ((request: Request) => ReplyTo<N> | { trouble: Trouble });
};

const named = (method: string, path: string): EndpointName | undefined =>
  endpointNames.find(
    (name) => endpoints[name].method === method && endpoints[name].path.replace(/\/$/, '') === path.replace(/\/$/, ''),
  );

const noonOfJakarta = () => Date.UTC(2026, 0, 15, 5);

const json = (body: unknown, ms: number, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', date: new Date(ms).toUTCString() },
  });

const isTrouble = (reply: unknown): reply is { trouble: Trouble } =>
  typeof reply === 'object' && reply !== null && 'trouble' in reply;

/**
 * A server in a function, for stories and tests. It answers at noon of Jakarta's clock. A call without a reply is
 * an error of the story: it fails loudly.
 * @param seen collects the requests
 * @param now its clock, ms since the epoch
 * @param track is given every answer that will come, so that somebody can wait for it
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
    return 'http' in kind
      ? json({ code: kind.http, msg: 'crashed', data: null }, now(), kind.http)
      : json({ code: kind.code, msg: kind.msg ?? '', data: null }, now());
  };
  return async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    const path = new URL(request.url).pathname.replace(apiBase, '');
    const name = named(request.method, path);
    const given = name && replies[name];
    if (given === undefined) throw new Error(`No reply for ${request.method} ${path}`);
    const reply: unknown = typeof given === 'function' ? given(request) : given;
    const answer = respond(request, reply);
    return isTrouble(reply) && reply.trouble === 'never' ? answer : track(answer);
  };
}
