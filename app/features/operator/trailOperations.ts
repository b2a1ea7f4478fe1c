import type { QueryOf, ReplyOf } from '@tally/contract/api/endpoint';
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import type { getTrail, postTrailExport } from '@tally/contract/operator/trail';
import { offsetAt } from '@tally/contract/rules/marketClock';
import { readLine } from '@tally/contract/text/typedText';
import type { AppThunk } from '../../state/appStore';
import { reportFailure } from './confirmUpdate';
import { operatorApi } from './operatorApi';
import { userIdIn } from './operatorRules';

/** What is looked for in the trail. */
export type TrailSearch = Omit<QueryOf<typeof getTrail>, 'key'>;

/** The first and the last ms of a day (`2026-11-18`) on a market's clock; none of what is no day. */
function rangeOf(day: string, market: Market): Pick<TrailSearch, 'from' | 'to'> {
  const midnight = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(midnight)) return {};
  const from = midnight - offsetAt(midnight, market);
  return { from, to: from + dayMs - 1 };
}

/**
 * What an operator typed to search the trail by; empty fields don't count.
 * @param market on whose clock a day is meant
 * @returns undefined when the number of the person is none
 */
export function trailSearchOf(
  typed: { operator: string; person: string; action: string; day: string },
  market: Market,
): TrailSearch | undefined {
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
 * Makes the trail a CSV file (OPS-38).
 * @returns undefined when there was no answer
 */
export const exportTrail =
  (key: string, search: TrailSearch): AppThunk<Promise<ReplyOf<typeof postTrailExport> | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      operatorApi.endpoints.postTrailExport.initiate({ query: { key, ...search } }, { track: false }),
    );
    if (!data) dispatch(reportFailure(error));
    return data;
  };
