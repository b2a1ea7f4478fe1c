import { moreAppsType } from '@tally/contract/apps/offers';
import { indonesiaOnly } from '@tally/contract/market/features';
import { HotAppsCard } from '@tally/ui/HotAppsCard';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { openLink } from '../../host/openLink';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useGetMoreAppsQuery } from './appsApi';

/** The partners' hot apps, marked as advertising; Indonesia only (PERSON-6). Renders nothing while there are none. */
export function HotApps() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { market, locale, pkgName } = useCurrentUser();
  const { data: apps = [] } = useGetMoreAppsQuery(
    { type: moreAppsType.hot, appPkgName: pkgName, locale },
    { skip: !indonesiaOnly[market] || !pkgName },
  );
  return (
    apps.length > 0 && (
      <HotAppsCard
        title={t('apps.hot_title')}
        mark={t('common.advertisement')}
        apps={apps}
        onOpen={({ link }) => void dispatch(openLink(link))}
      />
    )
  );
}
