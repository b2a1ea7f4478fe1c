import { floatPlace } from '@tally/contract/limits/ads';
import { PromoBox, type PromoBoxProps } from '@tally/ui/PromoBox';
import { useState } from 'react';
import type { Session } from '../../../../state/session';
import { openAd } from '../../../../features/offers/openAd';
import { usePlaceItems } from '../../../../features/offers/usePlaceItems';
import { useAppDispatch } from '../../../../state/reduxHooks';
import { useServices } from '../../../../state/appContext';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';

/** Session-storage key: id of the promotion that was closed in this visit. */
const closedKey = 'promoClosed';

interface HomePromoBoxProps extends Pick<PromoBoxProps, 'where'> {
  session: Session;
  /** It does not come now: it would push up the button above it, under a finger. Once there, it stays. */
  waits?: boolean;
}

/**
 * The promo box (place 1001, HOME-13), labelled as advertising. Once closed, it stays hidden until the web view is
 * closed.
 */
export function HomePromoBox({ session, where, waits }: HomePromoBoxProps) {
  const t = useDeferredTranslate();
  const dispatch = useAppDispatch();
  const { sessionStorage } = useServices();
  const [item] = usePlaceItems(floatPlace, session);
  const [closed, setClosed] = useState(() => sessionStorage.get(closedKey));
  const [isThere, come] = useState(false);
  if (item && !waits && !isThere) come(true);
  if (!item || !isThere || closed === String(item.id)) return null;
  const close = () => {
    sessionStorage.set(closedKey, String(item.id));
    setClosed(String(item.id));
  };
  return (
    <PromoBox
      name={item.name || item.title}
      icon={item.icon}
      mark={t('common.advertisement')}
      closeLabel={t('a11y.close_ad')}
      onOpen={() => dispatch(openAd(item))}
      onClose={close}
      where={where}
    />
  );
}
