import { homeAdPlace } from '@tally/contract/limits';
import { AdCard } from '@tally/ui/AdCard';
import { openPlace } from '../../../features/ads/openPlace';
import { useGetPlaceInfoQuery } from '../../../features/ads/placesApi';
import type { Session } from '../../../entry';
import { useAppDispatch, useOutside, useText } from '../../../hooks';

/** Home's ad card (place 1101), labelled as advertising. Nothing while there is none. */
export function AdsOfHome({ session }: { session: Session }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { uuid } = useOutside();
  const { data = [] } = useGetPlaceInfoQuery({ placeId: homeAdPlace, appPkgName: session.pkgName, locale: session.locale, ...(uuid && { uuid }) });
  return data.map((item) => (
    <AdCard
      key={item.id}
      mark={t('common.advertisement')}
      title={item.title || item.name}
      text={item.title ? item.name : ''}
      image={item.image || item.icon}
      action={item.action || t('common.download')}
      onAction={() => dispatch(openPlace(item))}
    />
  ));
}
