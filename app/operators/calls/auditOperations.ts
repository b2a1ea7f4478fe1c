import type { QueryOf, ReplyOf } from '@tally/contract/api/endpoint';
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import type { getAuditLog, postAuditExport } from '@tally/contract/calls/auditLog';
import { offsetAt } from '@tally/contract/rules/marketClock';
import { readLine } from '@tally/contract/text/typedText';
import type { AppThunk } from '../../state/appStore';
import { reportFailure } from './confirmUpdate';
import { operatorApi } from './operatorApi';
import { userIdIn } from '../rules/operatorRules';

/** What is looked for in the audit log. */
export type AuditSearch = Omit<QueryOf<typeof getAuditLog>, 'key'>;

/** The first and the last ms of a day (`2026-11-18`) on a market's clock; none of what is no day. */
function rangeOf(day: string, market: Market): Pick<AuditSearch, 'from' | 'to'> {
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
): AuditSearch | undefined {
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

/**
 * Makes the audit log a CSV file (OPS-38).
 * @returns undefined when there was no answer
 */
export const exportAudit =
  (key: string, search: AuditSearch): AppThunk<Promise<ReplyOf<typeof postAuditExport> | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      operatorApi.endpoints.postAuditExport.initiate({ query: { key, ...search } }, { track: false }),
    );
    if (!data) dispatch(reportFailure(error));
    return data;
  };
