import { moreAppsType } from '@tally/contract/apps/offers';
import { indonesiaOnly } from '@tally/contract/market/features';
import { HotAppsCard } from '@tally/ui/HotAppsCard';
import { Skeleton } from '@tally/ui/Skeleton';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { openLink } from '../../host/openLink';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useGetMoreAppsQuery } from './appsApi';

/** The partners' hot apps, marked as advertising; Indonesia only (PERSON-6); nothing where there are none. */
export function HotApps() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { market, locale, pkgName } = useCurrentUser();
  const { data: apps = [], isLoading } = useGetMoreAppsQuery(
    { type: moreAppsType.hot, appPkgName: pkgName, locale },
    { skip: !indonesiaOnly[market] || !pkgName },
  );
  if (isLoading) return <Skeleton shape="card" height="9.3125rem" />;
  return (
    apps.length > 0 && (
      <HotAppsCard
        title={t('title.hotapps')}
        mark={t('common.advertisement')}
        apps={apps}
        onOpen={({ link }) => void dispatch(openLink(link))}
      />
    )
  );
}
