import type { ApiError } from '../../api/apiError';
import type { ApiRequest } from '../../api/baseQuery';
import { fromContract } from '../../api/contractEndpoint';
import type { AppContext } from '../../state/appStore';

/** What RTK Query calls for an endpoint without `query`. */
type Send = (request: ApiRequest) => Promise<{ data: unknown } | { error: ApiError }>;

const isRefused = (error: ApiError): boolean =>
  (error.kind === 'http' && error.status < 500) || (error.kind === 'envelope' && error.code < 500);

/**
 * The definition of an operators' call with its key in the header, where no log of a proxy sees it (OPS-1). Other
 * backends may read it in the query only: one that refuses the first call, and is not ours by the header that ours
 * sends with every answer, is asked again that way.
 */
function keyInHeader<Definition>(definition: Definition): Definition {
  const { query, ...rest } = definition as { query: (argument: unknown) => ApiRequest };
  const queryFn = async (argument: unknown, { extra }: { extra: unknown }, _: unknown, send: Send) => {
    const request = query(argument);
    const { key, ...others } = request.query ?? {};
    const answer = await send({ ...request, query: others, operatorKey: String(key ?? '') });
    const isOurs = (extra as AppContext).servedPages.oldest > 0;
    return 'error' in answer && answer.error && !isOurs && isRefused(answer.error) ? send(request) : answer;
  };
  return { ...rest, queryFn } as Definition;
}

/** As `fromContract`, for the calls of operators. */
export function keyedContract(
  build: Parameters<typeof fromContract>[0],
): Pick<ReturnType<typeof fromContract>, 'query' | 'mutation'> {
  const { query, mutation } = fromContract(build);
  return {
    query: (...all) => keyInHeader(query(...all)),
    mutation: (...all) => keyInHeader(mutation(...all)),
  };
}
