import { endpoints, type EndpointName } from '@tally/contract/endpoints';
import { examples } from '@tally/contract/examples';
import { testOperatorKey } from './testServer';

/** The contract's example request of a call; that of an operators' call has the key of the test server. */
export function exampleRequest(name: EndpointName): { query: Record<string, unknown>; body?: Record<string, unknown> } {
  const { query, body }: { query?: Record<string, unknown>; body?: Record<string, unknown> } = examples[name].request;
  const key = endpoints[name].who === 'operator' && { key: testOperatorKey };
  return { query: { ...key, ...query }, ...(body && { body }) };
}
