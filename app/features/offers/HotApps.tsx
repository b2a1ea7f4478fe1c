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
import type { ReactNode } from 'react';
import { LoadingApps } from './HotApps.styles';

const places = [0, 1, 2];

interface HotAppsProps {
  /** Rows below the apps that lead to other apps. They get the mark of advertising where no card around them has it. */
  more?: (mark: string | undefined) => ReactNode;
}

/** The partners' hot apps, marked as advertising; Indonesia only (PERSON-6). Where there are none, the rows alone. */
export function HotApps({ more }: HotAppsProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { market, locale, pkgName } = useCurrentUser();
  const { data: apps = [], isLoading } = useGetMoreAppsQuery(
    { type: moreAppsType.hot, appPkgName: pkgName, locale },
    { skip: !indonesiaOnly[market] || !pkgName },
  );
  const mark = t('common.advertisement');
  if (isLoading)
    return (
      <Card as="div">
        <CardHead aria-hidden>
          <Skeleton width="8rem" height="1.5rem" />
        </CardHead>
        <LoadingApps aria-hidden>
          {places.map((place) => (
            <Skeleton key={place} shape="block" width="40px" height="40px" />
          ))}
        </LoadingApps>
        {more?.(mark)}
      </Card>
    );
  if (apps.length === 0) return more?.(mark);
  return (
    <HotAppsCard
      title={t('title.hotapps')}
      mark={mark}
      apps={apps}
      onOpen={({ link }) => void dispatch(openLink(link))}
    >
      {more?.(undefined)}
    </HotAppsCard>
  );
}
