import type { PlaceItem } from '@tally/contract/offers';
import type { Session } from '../../session/types';
import { byPriority } from './placeRules';
import { useGetPlaceInfoQuery } from './placesApi';

/** What is to be shown at a place, the most important first; empty until it is known. */
export function usePlaceItems(placeId: number, { pkgName, locale }: Session): PlaceItem[] {
  const { data = [] } = useGetPlaceInfoQuery({ placeId, appPkgName: pkgName, locale });
  return byPriority(data);
}
