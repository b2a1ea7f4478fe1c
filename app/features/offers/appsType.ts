import { moreAppsType } from '@tally/contract/offers';

/** The promotions (APPS-5): the "another list" of the addresses. */
export const promotionsPath = `/opt/moreapps?type=${moreAppsType.other}`;

/** Which list of apps an address requests (ROUTE-8: "query type=2 hot apps, type=3 another list"); anything else is the standard one. */
export function appsTypeOf(type: string | null): 1 | 2 | 3 {
  if (type === '2') return moreAppsType.hot;
  return type === '3' ? moreAppsType.other : moreAppsType.standard;
}
