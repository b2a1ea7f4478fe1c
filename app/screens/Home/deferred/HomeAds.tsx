import { homeAdPlace } from '@tally/contract/limits';
import { AdCard } from '@tally/ui/AdCard';
import type { Session } from '../../../session/types';
import { openAd } from '../../../features/offers/openAd';
import { lookOf } from '../../../features/offers/placeRules';
import { usePlaceItems } from '../../../features/offers/usePlaceItems';
import { useAppDispatch } from '../../../platform/reduxHooks';
import { useTranslate } from '../../../i18n/useTranslate';

/** Home's ad cards (place 1101), labelled as advertising. Nothing while there is none. */
export function HomeAds({ session }: { session: Session }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return usePlaceItems(homeAdPlace, session).map((item, index) => (
    <AdCard
      key={`${item.id} ${index}`}
      look={lookOf(item)}
      mark={t('common.advertisement')}
      title={item.title || item.name}
      text={item.title && item.title !== item.name ? item.name : ''}
      image={item.image || item.icon}
      icon={item.icon}
      action={item.action || t('common.download')}
      onAction={() => dispatch(openAd(item))}
    />
  ));
}
