import type { BootData } from './bootData';

/**
 * The answer to a call that the page head started, handed out once; any other call is sent. What is no JSON did not come
 * from our server (a portal's or a static host's page): then the call itself is sent and decides what it means.
 */
export async function createEarlyFetch(
  first: BootData['earlyResponses'],
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  // An empty query says nothing.
  const call = `${request.method} ${request.url.replace(/\?$/, '')}`;
  const started = first.get(call);
  first.delete(call);
  const answer = await started;
  return answer
    ? answer
        .clone()
        .json()
        .then(
          () => answer.clone(),
          () => send(request),
        )
    : send(request);
}
