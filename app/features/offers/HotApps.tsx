import { moreAppsType } from '@tally/contract/apps/offers';
import { indonesiaOnly } from '@tally/contract/market/features';
import { HotAppsCard } from '@tally/ui/HotAppsCard';
import { Skeleton } from '@tally/ui/Skeleton';
import { Card, CardHead } from '@tally/ui/theme/card';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { openLink } from '../../host/openLink';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useGetMoreAppsQuery } from './appsApi';
import { LoadingApps } from './HotApps.styles';

const places = [0, 1, 2];

/** The partners' hot apps, marked as advertising; Indonesia only (PERSON-6); nothing where there are none. */
export function HotApps() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { market, locale, pkgName } = useCurrentUser();
  const { data: apps = [], isLoading } = useGetMoreAppsQuery(
    { type: moreAppsType.hot, appPkgName: pkgName, locale },
    { skip: !indonesiaOnly[market] || !pkgName },
  );
  if (isLoading)
    return (
      <Card as="div" aria-hidden>
        <CardHead>
          <Skeleton width="8rem" height="1.5rem" />
        </CardHead>
        <LoadingApps>
          {places.map((place) => (
            <Skeleton key={place} shape="block" width="40px" height="40px" />
          ))}
        </LoadingApps>
      </Card>
    );
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
