import { moreAppsType } from '@tally/contract/offers';

/** Path of the promotions (APPS-5), which ROUTE-8 calls "another list". */
export const promotionsPath = `/opt/moreapps?type=${moreAppsType.other}`;

/**
 * The list of apps requested by an address (ROUTE-8: "query type=2 hot apps, type=3 another list"); any other value is
 * the standard list.
 */
export function appsTypeOf(type: string | null): 1 | 2 | 3 {
  if (type === '2') return moreAppsType.hot;
  return type === '3' ? moreAppsType.other : moreAppsType.standard;
}
