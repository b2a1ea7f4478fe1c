import type { PlaceItem } from '@tally/contract/opt';
import type { Session } from '../../entry';
import { useOutside } from '../../hooks';
import { byPriority } from './placeRules';
import { useGetPlaceInfoQuery } from './placesApi';

/** What is to be shown at a place, the most important first; empty until it is known. */
export function usePlaceItems(placeId: number, { pkgName, locale }: Session): PlaceItem[] {
  const { uuid } = useOutside();
  const { data = [] } = useGetPlaceInfoQuery({ placeId, appPkgName: pkgName, locale, ...(uuid && { uuid }) });
  return byPriority(data);
}
