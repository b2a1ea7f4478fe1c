import { moreAppsType } from '@tally/contract/apps/offers';

/**
 * The lists of apps: those of `/opt/moreapps` by their type, and the promotions, which have a call and so a place of
 * their own (APPS-5).
 */
export type AppsList = (typeof moreAppsType)[keyof typeof moreAppsType] | 'promo';

/** Path of the promotions (APPS-5). */
export const promotionsPath = '/opt/moreapps?type=promo';

/**
 * The list of apps requested by an address (ROUTE-8: "query type=2 hot apps, type=3 another list"); any other value is
 * the standard list.
 */
export function appsListOf(type: string | null): AppsList {
  if (type === 'promo') return type;
  return [moreAppsType.hot, moreAppsType.other].find((known) => String(known) === type) ?? moreAppsType.standard;
}
