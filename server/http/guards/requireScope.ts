import { codes } from '@tally/contract/api/envelope';
import type { Endpoint } from '@tally/contract/api/endpoint';
import type { EndpointName } from '@tally/contract/endpoints';
import { endpoints } from '@tally/contract/endpoints';
import type { OperatorScope } from '@tally/contract/api/scopes';
import { Refusal } from '../../domain/shared/refusal';

/**
 * Lets an operator's call go on only when the key has a scope that the call needs (OPS-34).
 *
 * @throws {Refusal} out of scope
 */
export function requireScope(name: EndpointName, scopes: readonly OperatorScope[]): void {
  const { scope: enough = [] }: Endpoint = endpoints[name];
  if (!enough.some((scope) => scopes.includes(scope)))
    throw new Refusal(codes.outOfScope, `NEEDS SCOPE ${enough.join(' OR ') || 'NONE'}`);
}
