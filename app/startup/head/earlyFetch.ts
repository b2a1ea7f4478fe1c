import type { BootData } from './bootData';

/**
 * A response whose text is known. The app reads and clones each response; through the browser's streams that takes
 * 10 ms of a slow phone, in front of the dialog of an early tap.
 */
class KnownResponse extends Response {
  readonly #text: string;

  constructor(text: string, from: Response) {
    super(text, from);
    this.#text = text;
  }

  override clone(): Response {
    return this;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/**
 * Returns the response of a request that the page head started, once; any other request is sent, also the same one of
 * somebody who has logged in since (PERSON-15). A response that is not
 * JSON does not come from our server (a captive portal's or a static host's page): then the request itself is sent, and
 * its response decides.
 */
export async function createEarlyFetch(
  { earlyResponses: first, secrets: { token } }: Pick<BootData, 'earlyResponses' | 'secrets'>,
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  // An empty query ("?") is equivalent to none.
  const call = `${request.method} ${request.url.replace(/\?$/, '')}`;
  const started = request.headers.get('authorization') === (token ? `Bearer ${token}` : null) && first.get(call);
  first.delete(call);
  const early = started && (await started);
  if (!early) return send(request);
  try {
    JSON.parse(early.text);
  } catch {
    return send(request);
  }
  return new KnownResponse(early.text, early.response);
}
