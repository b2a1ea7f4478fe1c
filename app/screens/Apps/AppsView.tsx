import { moreAppsType } from '@tally/contract/apps/offers';
import { AppRow } from '@tally/ui/AppRow';
import { Badge } from '@tally/ui/Badge';
import { Section } from '@tally/ui/Section';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { useGetMoreAppsQuery, useGetProAppsQuery } from '../../features/offers/appsApi';
import { promotionsPath, type AppsList } from '../../features/offers/appsType';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { openLink } from '../../host/openLink';
import { useCurrentUser } from '../../session/useCurrentUser';
import { ListState } from '../../components/ListState';
import { PageLink } from '../../components/PageLink';
import { ScreenFrame } from '../../components/ScreenFrame';
import { AppsEnd } from './AppsEnd';

/** A list is called the same wherever it stands or is linked to. */
const titles = {
  1: 'title.moreapps',
  2: 'title.hotapps',
  3: 'title.moreapps',
  promo: 'title.promoapps',
} as const;

/**
 * A list of partners' apps, labelled as advertising (APPS-1): each has a button labelled by the item's action text, or
 * by the verb for installing. The promotions are loaded by a separate call (APPS-5); the standard list links to them.
 */
export function AppsView({ list, leave }: { list: AppsList; leave: 'step' | 'hosted' }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { pkgName, locale } = useCurrentUser();
  const promoted = list === 'promo';
  const type = promoted ? moreAppsType.standard : list;
  const more = useGetMoreAppsQuery({ type, appPkgName: pkgName, locale }, { skip: promoted });
  const promotions = useGetProAppsQuery({ appPkgName: pkgName, locale }, { skip: !promoted });
  const { data, error, isFetching, refetch } = promoted ? promotions : more;
  const title = t(titles[list]);
  const apps = (
    <ListState
      items={data}
      failed={!isFetching}
      error={error}
      label={title}
      empty={t('apps.empty')}
      onRetry={() => void refetch()}
      row={({ name, icon, headline, link, action }, index) => (
        <AppRow
          key={`${name} ${index}`}
          name={name}
          icon={icon}
          headline={headline}
          action={action || t('common.download')}
          onOpen={() => void dispatch(openLink(link))}
        />
      )}
    />
  );
  return (
    <ScreenFrame title={title} leave={leave}>
      {list === moreAppsType.standard && (
        <PageLink icon={<MegaphoneIcon size={34} />} to={promotionsPath} mark={t('common.advertisement')}>
          {t('title.promoapps')}
        </PageLink>
      )}
      {(data ? data.length > 0 : isFetching) ? (
        <Section title={t('apps.partners')} aside={<Badge kind="ad">{t('common.advertisement')}</Badge>}>
          {apps}
        </Section>
      ) : (
        apps
      )}
      {/* It comes with the list, below which nothing moves then. */}
      {data && <AppsEnd list={list} />}
    </ScreenFrame>
  );
}
