import type { Endpoint } from '@tally/contract/api/endpoint';
import { outcomeUnknown, type ApiError } from '../../api/apiError';
import type { ApiRequest } from '../../api/baseQuery';
import { fromContract } from '../../api/contractEndpoint';
import type { AppContext } from '../../state/appStore';

/** What RTK Query calls for an endpoint without `query`. */
type Send = (request: ApiRequest) => Promise<{ data: unknown } | { error: ApiError }>;

const isRefused = (error: ApiError): boolean =>
  (error.kind === 'http' && error.status < 500) || (error.kind === 'envelope' && error.code < 500);

/** Idempotency keys of the acts of a page whose outcome is unknown, by what they do. */
const openActs = new WeakMap<AppContext, Map<string, string>>();

/**
 * Sends what moves money under an idempotency key. If its outcome is unknown, the same act is sent under the same key
 * again, so that it happens once.
 */
async function sendOnce(context: AppContext, request: ApiRequest, send: Send): ReturnType<Send> {
  const open = openActs.get(context) ?? new Map<string, string>();
  openActs.set(context, open);
  const act = JSON.stringify([request.path, request.query, request.body]);
  const key = open.get(act) ?? context.services.uuid();
  open.set(act, key);
  const answer = await send({ ...request, key });
  if (!('error' in answer) || !outcomeUnknown(answer.error)) open.delete(act);
  return answer;
}

/**
 * The definition of an operators' call with its key in the header, where no log of a proxy sees it (OPS-1). Other
 * backends may read it in the query only: one that refuses the first call, and is not ours by the header that ours
 * sends with every answer, is asked again that way.
 */
function keyInHeader<Definition>(definition: Definition, { money }: Endpoint): Definition {
  const { query, ...rest } = definition as { query: (argument: unknown) => ApiRequest };
  const queryFn = async (argument: unknown, { extra }: { extra: unknown }, _: unknown, sendRequest: Send) => {
    const context = extra as AppContext;
    const request = query(argument);
    const { key, ...others } = request.query ?? {};
    const send: Send = async (sent) => {
      const answer = await sendRequest({ ...sent, query: others, operatorKey: String(key ?? '') });
      const isOurs = context.servedPages.oldest > 0;
      return 'error' in answer && answer.error && !isOurs && isRefused(answer.error) ? sendRequest(sent) : answer;
    };
    return money && request.key === undefined ? sendOnce(context, request, send) : send(request);
  };
  return { ...rest, queryFn } as Definition;
}

/** As `fromContract`, for the calls of operators: a call that moves money gets its idempotency key here. */
export function idempotentCalls(
  build: Parameters<typeof fromContract>[0],
): Pick<ReturnType<typeof fromContract>, 'query' | 'mutation'> {
  const { query, mutation } = fromContract(build);
  return {
    query: (call, options) => keyInHeader(query(call, options), call),
    mutation: (call, options) => keyInHeader(mutation(call, options), call),
  };
}
