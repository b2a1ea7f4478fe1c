import { homeAdPlace } from '@tally/contract/limits';
import { AdCard } from '@tally/ui/AdCard';
import { openPlace } from '../../features/ads/openPlace';
import { useGetPlaceInfoQuery } from '../../features/ads/adsApi';
import { useAppDispatch, useAppSelector, useOutside, useText } from '../../hooks';
import { selectSession } from '../../session/sessionSlice';

/** Home's ad card (place 1101), labelled as advertising. Nothing while there is none. */
export function AdsOfHome() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { uuid } = useOutside();
  const session = useAppSelector(selectSession);
  const { data = [] } = useGetPlaceInfoQuery(
    { placeId: homeAdPlace, appPkgName: session?.pkgName ?? '', locale: session?.locale ?? 'en', ...(uuid && { uuid }) },
    { skip: !session },
  );
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
