import { homeAdPlace } from '@tally/contract/limits/ads';
import { AdList } from '@tally/ui/AdList';
import type { Session } from '../../../state/session';
import { openAd } from '../../../features/offers/openAd';
import { lookOf } from '../../../features/offers/placeRules';
import { usePlaceItems } from '../../../features/offers/usePlaceItems';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useDeferredTranslate } from '../../../i18n/useTranslate';

/** Home's ads (place 1101) in one list, labelled as advertising (HOME-10). Renders nothing while there are none. */
export function HomeAds({ session }: { session: Session }) {
  const t = useDeferredTranslate();
  const dispatch = useAppDispatch();
  const items = usePlaceItems(homeAdPlace, session);
  if (items.length === 0) return null;
  return (
    <AdList
      title={t('title.moreapps')}
      mark={t('common.advertisement')}
      ads={items.map((item, index) => ({
        id: `${item.id} ${index}`,
        look: lookOf(item),
        title: item.title || item.name,
        text: item.title && item.title !== item.name ? item.name : '',
        image: item.image || item.icon,
        icon: item.icon,
        action: item.action || t('common.download'),
        onAction: () => dispatch(openAd(item)),
      }))}
    />
  );
}
