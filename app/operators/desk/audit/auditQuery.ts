import type { QueryOf } from '@tally/contract/api/endpoint';
import type { getAuditLog } from '@tally/contract/calls/auditLog';
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { offsetAt } from '@tally/contract/rules/marketClock';
import { readLine } from '@tally/contract/text/typedText';
import { userIdIn } from '../../rules/operatorRules';

/** What is looked for in the audit log. */
export type Search = Omit<QueryOf<typeof getAuditLog>, 'key'>;

/** The first and the last ms of a day (`2026-11-18`) on a market's clock; none of what is no day. */
function rangeOf(day: string, market: Market): Pick<Search, 'from' | 'to'> {
  const midnight = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(midnight)) return {};
  const from = midnight - offsetAt(midnight, market);
  return { from, to: from + dayMs - 1 };
}

/**
 * What an operator typed to search the audit log by; empty fields don't count.
 * @param market on whose clock a day is meant
 * @returns undefined when the number of the person is none
 */
export function auditSearchOf(
  typed: { operator: string; person: string; action: string; day: string },
  market: Market,
): Search | undefined {
  const operator = readLine(typed.operator);
  const action = readLine(typed.action);
  const userId = userIdIn(typed.person);
  if (typed.person.trim() !== '' && userId === undefined) return undefined;
  return {
    ...(operator && { operator }),
    ...(action && { action }),
    ...(userId !== undefined && { userId }),
    ...rangeOf(typed.day, market),
  };
}
