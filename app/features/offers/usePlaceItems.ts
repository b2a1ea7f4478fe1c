import type { PlaceItem } from '@tally/contract/apps/offers';
import type { Session } from '../../state/session';
import { byPriority } from './placeRules';
import { useGetPlaceInfoQuery } from './placesApi';

/** The items of an ad place by priority, highest first; empty until they are loaded. */
export function usePlaceItems(placeId: number, { pkgName, locale }: Session): PlaceItem[] {
  const { data = [] } = useGetPlaceInfoQuery({ placeId, appPkgName: pkgName, locale });
  return byPriority(data);
}
