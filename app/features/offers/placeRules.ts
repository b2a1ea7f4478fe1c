import { placeOpen, placeShow, type PlaceItem } from '@tally/contract/apps/offers';
import { safeLink, storeLink } from '../../platform/links';

/** Target of a tap on an advertisement. `by: 'host'`: opened through the host's intent scheme where it has one. */
export type PlaceTarget = { to: 'link'; link: string; by: 'host' | 'browser' } | { to: 'page'; path: string };

/** Pages of the app that an item may link to. */
const pages = ['/income', '/withdraw', '/account', '/passbook', '/team', '/feedback', '/opt/moreapps', '/tips/rules'];

/** Sorted by priority, highest first; equal priorities keep their order. */
export const byPriority = (items: readonly PlaceItem[]): PlaceItem[] =>
  [...items].sort((a, b) => b.priority - a.priority);

/** Layout of an item in home's ad place: a row, unless the item requests its picture and has one (ADS-11). */
export function lookOf({ showType, image }: Pick<PlaceItem, 'showType' | 'image'>): 'card' | 'row' | 'image' {
  if (!image) return 'row';
  return showType === placeShow.image ? 'image' : showType === placeShow.card ? 'card' : 'row';
}

/** An item's parameters: the string values of the object in its `data`. Anything else is ignored. */
export function parametersOf(data: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Adds parameters to the query of an https link; a store link is returned unchanged. */
function withParameters(link: string, parameters: Record<string, string>): string {
  if (!link.startsWith('https:') || Object.keys(parameters).length === 0) return link;
  const url = new URL(link);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Target of an item (contract: placeOpen); undefined when it may not be opened. An item whose store page or app page is
 * unknown opens its link.
 * @param inPhoneApp whether the page runs in the phone app, where the store has its own URL scheme
 */
export function targetOf(
  { openType, link, appPkgName, data }: Pick<PlaceItem, 'openType' | 'link' | 'appPkgName' | 'data'>,
  inPhoneApp: boolean,
): PlaceTarget | undefined {
  const parameters = parametersOf(data);
  const store = openType === placeOpen.store ? storeLink(appPkgName, inPhoneApp) : undefined;
  if (store) return { to: 'link', link: store, by: 'browser' };
  const { page } = parameters;
  if (openType === placeOpen.page && page && pages.includes(page)) return { to: 'page', path: page };
  const safe = safeLink(link);
  return safe === undefined
    ? undefined
    : { to: 'link', link: withParameters(safe, parameters), by: openType === placeOpen.plain ? 'browser' : 'host' };
}
