import { apiBase } from '@tally/contract/api/endpoint';
import { isEnvelope } from '@tally/contract/api/envelope';
import { hostPaths } from '@tally/contract/document/host';
import type { JsonSchema } from '@tally/contract/document/jsonSchema';
import { operation } from '@tally/contract/document/operation';
import { endpointNames, endpoints, type EndpointName } from '@tally/contract/endpoints';

type Operation = ReturnType<typeof operation>;

/** What the document says that a field may be: its values, or those of its word. */
const wordsOf = ({ anyOf = [] }: JsonSchema): unknown[] => (anyOf as JsonSchema[]).map((one) => one['const']);

/** The words of `info` in a value, at any depth, that its schema does not name. */
function unnamedIn(value: unknown, schema: JsonSchema | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unnamedIn(item, schema?.items));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const field = schema?.properties?.[name];
    if (name !== 'info' || typeof child !== 'string') return unnamedIn(child, field);
    return child === '' || wordsOf(field ?? {}).includes(child) ? [] : [child];
  });
}

/** The schema of `data` in a successful answer. */
const dataOf = ({ responses }: Operation): JsonSchema | undefined => {
  const [envelope] = responses[200].content['application/json']?.schema.anyOf ?? [];
  return envelope && 'properties' in envelope ? envelope.properties.data : undefined;
};

const operations = new Map<EndpointName, Operation>();
function operationOf(name: EndpointName): Operation {
  const known = operations.get(name) ?? operation(name);
  operations.set(name, known);
  return known;
}

/** What the answer of a call of the page or of an operator holds that the document does not say of this call. */
function undocumented(name: EndpointName, status: number, answer: unknown): readonly string[] {
  if (!isEnvelope(answer)) return [];
  const called = operationOf(name);
  const { code, data } = answer;
  if (status !== 200) return status in called.responses ? [] : [`HTTP status ${status}`];
  if (!called['x-codes'].some((one) => one === code)) return [`code ${code}`];
  return unnamedIn(data, dataOf(called)).map((info) => `info ${info}`);
}

type HostResponses = Readonly<
  Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
>;

const responsesOfHost = new Map(
  Object.entries(hostPaths() as Readonly<Record<string, { readonly post: { readonly responses: HostResponses } }>>).map(
    ([path, { post }]) => [path, post.responses],
  ),
);

/** The same of a call of the phone app's backend, which answers without an envelope. */
function undocumentedOfHost(path: string, status: number, answer: unknown): readonly string[] {
  const response = responsesOfHost.get(path)?.[String(status)];
  if (!response) return [`HTTP status ${status}`];
  const schema = response.content?.['application/json']?.schema;
  if (status === 200) return unnamedIn(answer, schema).map((info) => `info ${info}`);
  const { error } = (answer ?? {}) as { readonly error?: unknown };
  const words = wordsOf(schema?.properties?.['error'] ?? {}).filter((word) => typeof word === 'string');
  return typeof error !== 'string' || words.some((word) => error.startsWith(word)) ? [] : [`error ${error}`];
}

/** The body of an answer in JSON; undefined: it has none. */
async function jsonOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || response.headers.has('content-encoding')) return undefined;
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

const byPath = new Map(
  endpointNames.map((name) => {
    const { method, path } = endpoints[name];
    return [`${method} ${apiBase}${path.replace(/\/$/, '')}`, name];
  }),
);

/**
 * Asks what answers a request, and fails when the document of the API (`contract/document`) does not say of this call
 * that it can be answered so: with this code, word of `info` or error. So no test can meet a refusal that another
 * backend is not told of.
 *
 * @throws {Error} with the call, and what the document lacks
 */
export async function documentedFetch(
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(path, init);
  const { pathname } = new URL(path, 'http://test');
  const bare = pathname.replace(/\/$/, '');
  const name = byPath.get(`${init?.method ?? 'GET'} ${bare}`);
  const isHosts = name === undefined && init?.method === 'POST' && responsesOfHost.has(bare);
  if (name === undefined && !isHosts) return response;
  const answer = await jsonOf(response);
  const missing =
    name === undefined
      ? undocumentedOfHost(bare, response.status, answer)
      : undocumented(name, response.status, answer);
  if (missing.length > 0)
    throw new Error(`The document does not say that ${name ?? bare} can answer ${[...new Set(missing)].join(', ')}.`);
  return response;
}
