import type { BootData } from './bootData';

/**
 * Returns the response of a request that the page head started, once; any other request is sent. A response that is not
 * JSON does not come from our server (a captive portal's or a static host's page): then the request itself is sent, and
 * its response decides.
 */
export async function createEarlyFetch(
  first: BootData['earlyResponses'],
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  // An empty query ("?") is equivalent to none.
  const call = `${request.method} ${request.url.replace(/\?$/, '')}`;
  const started = first.get(call);
  first.delete(call);
  const answer = await started;
  if (!answer) return send(request);
  const text = await answer.clone().text();
  try {
    JSON.parse(text);
  } catch {
    return send(request);
  }
  return new Response(text, answer);
}
