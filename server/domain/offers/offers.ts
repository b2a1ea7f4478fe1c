import { type Locale, localeMarket } from '@tally/contract/market/codes';
import { moreAppsType } from '@tally/contract/apps/offers';
import type { MoreApp, PlaceItem } from '@tally/contract/apps/offers';
import type { CatalogueFile, ListedApp } from '../../catalogue/file';
import { placeNames } from '../../catalogue/file';
import { placeKey } from '../../catalogue/reader';
import type { Catalogue } from '../../catalogue/reader';

type List = 'moreApps' | 'hotApps' | 'otherApps' | 'promotedApps';

const asApp = ({ name, icon, link, headline, action }: ListedApp, locale: Locale): MoreApp => ({
  name,
  icon,
  headline: headline[locale],
  link,
  action: action?.[locale] ?? '',
});

const listOf = (catalogue: Catalogue, list: List, locale: Locale): MoreApp[] =>
  (catalogue[localeMarket[locale]]?.file[list] ?? []).map((app) => asApp(app, locale));

const listOfType: Readonly<Record<number, List>> = {
  [moreAppsType.standard]: 'moreApps',
  [moreAppsType.hot]: 'hotApps',
  [moreAppsType.other]: 'otherApps',
};

/** The list of apps of a type: more apps (1), hot apps (2, Indonesia only), another list (3). */
export const moreAppsOf = (catalogue: Catalogue, type: number, locale: Locale): MoreApp[] =>
  listOf(catalogue, listOfType[type] ?? 'moreApps', locale);

export const promotedAppsOf = (catalogue: Catalogue, locale: Locale): MoreApp[] =>
  listOf(catalogue, 'promotedApps', locale);

/** The items of a place in a catalogue; empty for an unknown place. */
function itemsAt(file: CatalogueFile, placeId: number) {
  const place = placeNames.find((name) => Number(name) === placeId);
  return place === undefined ? [] : file.places[place];
}

/** The items shown at a place, the most important first; empty for an unknown place. */
export function placeItemsOf(catalogue: Catalogue, placeId: number, locale: Locale): PlaceItem[] {
  const there = catalogue[localeMarket[locale]];
  if (!there) return [];
  return itemsAt(there.file, placeId)
    .map(({ title, action, ...item }) => ({
      ...item,
      id: there.placeIds.get(placeKey(placeId, item.link)) ?? 0,
      title: title[locale],
      action: action[locale],
    }))
    .sort((a, b) => b.priority - a.priority);
}

/**
 * Whether an item of any place has this id, or had it in an earlier catalogue: a page may show a removed item a little
 * longer.
 */
export const isPlaceItem = (catalogue: Catalogue, id: number): boolean =>
  Object.values(catalogue).some(({ placeIds }) => [...placeIds.values()].includes(id));
