import { moreAppsType } from '@tally/contract/opt';
import { indonesiaOnly } from '@tally/contract/market';
import { HotAppsCard } from '@tally/ui/HotAppsCard';
import { useAppDispatch, useText } from '../../hooks';
import { openLink } from '../../openLink';
import { usePerson } from '../../session/usePerson';
import { useGetMoreAppsQuery } from './appsApi';

/** The hot apps of partners, marked as advertising; Indonesia only (PERSON-6). Nothing while there are none. */
export function HotApps() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { market, locale, pkgName } = usePerson();
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
