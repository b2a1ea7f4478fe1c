import type { PlaceItem } from '@tally/contract/offers';
import type { Session } from '../../session/types';
import { useAppContext } from '../../platform/appContext';
import { byPriority } from './placeRules';
import { useGetPlaceInfoQuery } from './placesApi';

/** What is to be shown at a place, the most important first; empty until it is known. */
export function usePlaceItems(placeId: number, { pkgName, locale }: Session): PlaceItem[] {
  const { uuid } = useAppContext();
  const { data = [] } = useGetPlaceInfoQuery({ placeId, appPkgName: pkgName, locale, ...(uuid && { uuid }) });
  return byPriority(data);
}
