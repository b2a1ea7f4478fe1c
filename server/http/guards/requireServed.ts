import { codes } from '@tally/contract/api/envelope';
import type { Market } from '@tally/contract/market/codes';
import { Refusal } from '../../domain/shared/refusal';

/**
 * Lets a request go on only when the market that it names, if any, is served here (API-41).
 *
 * @param served the markets of this installation
 * @throws {Refusal} malformed: OTHER MARKET
 */
export function requireServed(said: { readonly market?: unknown }, served: readonly Market[]): void {
  if (said.market !== undefined && !served.some((market) => market === said.market))
    throw new Refusal(codes.malformed, 'OTHER MARKET');
}
